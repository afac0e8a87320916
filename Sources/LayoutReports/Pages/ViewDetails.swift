/// What there is to say of the views of a picture, one view at a time: that of the view which is chosen in the picture or
/// in a list of names. A page may have several.
///
/// It works without scripts; with them the arrow keys go from view to view.
struct ViewDetails {
  /// What sets the addresses of these views apart from those of others in the page.
  let prefix: String
  /// The level of the views' headings.
  let level: Int
  /// The views by number, with what there is to say of each.
  let views: [(index: Int, name: String, parts: [ExplanationPage.Part])]

  /// Marks the element of a page in which the picture, the list and the details belong together.
  static let container = "chooser"

  /// Where choosing a view leads.
  func link(of index: Int) -> String { "#\(prefix)v\(index)" }

  /// The list of names, and the details below it.
  var html: [String] {
    let hint = views.isEmpty ? "There is no layout to choose a view in." : Self.hint
    let links = views.map { view in
      #"<a href="\#(link(of: view.index))">\#(Markup.escaped(view.name))</a>"#
    }
    return [
      "<p class=\"faint\">\(hint)</p>",
      "<nav class=\"views\" aria-label=\"Views\">\(links.joined(separator: "\n"))</nav>",
      #"<div class="details" aria-live="polite">"#,
    ] + views.map(detail) + ["</div>"]
  }

  private func detail(_ view: (index: Int, name: String, parts: [ExplanationPage.Part])) -> String {
    let name = Markup.escaped(view.name)
    return #"<section class="detail" id="\#(link(of: view.index).dropFirst())" tabindex="-1" aria-label="\#(name)">"#
      + "<h\(level)>\(name)</h\(level)>\n\(view.parts.map(\.html).joined(separator: "\n"))\n</section>"
  }

  private static let hint = "Choose a view in the picture or here: by click, by Tab and Enter, or with the arrow keys."

  /// Chooses views in every container of the page. Arrow keys belong to the one that has the focus; where it is alone, to
  /// it in any case.
  static let script = """
    (function () {
      'use strict';
      function elements(root, selector) { return Array.prototype.slice.call(root.querySelectorAll(selector)); }
      var choosers = elements(document, '.\(container)').map(function (root) {
        var links = elements(root, 'nav.views a'), details = elements(root, '.detail');
        var marks = elements(root, 'svg a[href]');
        function show(hash) {
          if (!details.some(function (detail) { return '#' + detail.id === hash; })) { return; }
          details.forEach(function (detail) { detail.classList.toggle('shown', '#' + detail.id === hash); });
          links.forEach(function (link) {
            if (link.getAttribute('href') === hash) { link.setAttribute('aria-current', 'true'); }
            else { link.removeAttribute('aria-current'); }
          });
          marks.forEach(function (mark) { mark.classList.toggle('chosen', mark.getAttribute('href') === hash); });
        }
        function choose(hash) {
          show(hash);
          try { history.replaceState(null, '', hash); } catch (error) { /* a page without an address of its own */ }
        }
        marks.concat(links).forEach(function (link) {
          link.addEventListener('click', function (event) {
            event.preventDefault();
            choose(link.getAttribute('href'));
          });
          link.addEventListener('focus', function () { show(link.getAttribute('href')); });
        });
        if (links.length) { show(links[0].getAttribute('href')); }
        show(location.hash);
        function step(by) {
          var current = links.findIndex(function (link) { return link.hasAttribute('aria-current'); });
          var next = links[current < 0 ? 0 : (current + by + links.length) % links.length];
          next.focus();
          choose(next.getAttribute('href'));
        }
        return { root: root, show: show, step: links.length ? step : null };
      });
      document.addEventListener('keydown', function (event) {
        var step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (!step || event.altKey || event.ctrlKey || event.metaKey) { return; }
        var active = document.activeElement || document.body, isLink = active.matches('a');
        if (active !== document.body && !isLink) { return; }
        var chooser = isLink
          ? choosers.find(function (chooser) { return chooser.root.contains(active); })
          : choosers.length === 1 ? choosers[0] : null;
        if (!chooser || !chooser.step) { return; }
        event.preventDefault();
        chooser.step(step);
      });
      window.addEventListener('hashchange', function () {
        choosers.forEach(function (chooser) { chooser.show(location.hash); });
      });
    })();
    """
}
