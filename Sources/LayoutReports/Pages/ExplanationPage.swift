/// A page that explains a layout: its picture, and for the view that is chosen in it, why it is where it is.
public struct ExplanationPage: Sendable {
  /// One paragraph or table of an explanation.
  public struct Part: Sendable {
    /// What it is about.
    public var heading: String
    /// A line of text; nil for none.
    public var text: String?
    /// The table's heading; empty for none.
    public var columns: [String]
    /// Which of its columns are numbers.
    public var numeric: [Bool]
    /// Its rows.
    public var rows: [[String]]

    /// Makes a part.
    public init(
      _ heading: String, text: String? = nil, columns: [String] = [], numeric: [Bool] = [], rows: [[String]] = []
    ) {
      self.heading = heading
      self.text = text
      self.columns = columns
      self.numeric = numeric
      self.rows = rows
    }

    var html: String {
      var parts = ["<h3>\(Markup.escaped(heading))</h3>"]
      if let text { parts.append("<p>\(Markup.escaped(text))</p>") }
      if !rows.isEmpty {
        parts.append(#"<div class="scroll">"# + ReportPage.table(columns, numeric: numeric, rows) + "</div>")
      }
      return parts.joined(separator: "\n")
    }
  }

  /// What is explained.
  public var title: String
  /// How the solve ended.
  public var status: String
  /// Whether that is something to be warned of.
  public var isBad: Bool
  /// The layout; without views where there is none.
  public var scene: LayoutScene
  /// What there is to say of the whole.
  public var parts: [Part]
  /// What there is to say of each named view, by its name.
  public var views: [String: [Part]]

  /// Makes a page.
  public init(
    title: String, status: String, isBad: Bool, scene: LayoutScene, parts: [Part], views: [String: [Part]]
  ) {
    self.title = title
    self.status = status
    self.isBad = isBad
    self.scene = scene
    self.parts = parts
    self.views = views
  }

  /// The page as HTML, in one file. It works without scripts; with them the arrow keys go from view to view.
  public var html: String {
    let named = scene.views.indices.filter { scene.views[$0].id.map { views[$0] != nil } ?? false }
    var picture = LayoutPicture(scene)
    picture.link = { [scene, views] index in
      guard let id = scene.views[index].id, views[id] != nil else { return nil }
      return "#v\(index)"
    }
    let links = named.map { index in
      ##"<a href="#v\##(index)">\##(Markup.escaped(scene.views[index].id ?? ""))</a>"##
    }
    let details = named.map { index -> String in
      let id = scene.views[index].id ?? ""
      let content = (views[id] ?? []).map(\.html).joined(separator: "\n")
      return #"<section class="detail" id="v\#(index)" tabindex="-1" aria-label="\#(Markup.escaped(id))">"#
        + "<h2>\(Markup.escaped(id))</h2>\n\(content)\n</section>"
    }
    let status = isBad ? #"<strong class="alert">\#(Markup.escaped(status))</strong>"# : Markup.escaped(status)
    let body =
      [
        "<p id=\"status\">\(status)</p>", #"<div class="pair">"#,
        #"<div class="scroll">\#(picture.svg(isInPage: true))</div>"#, #"<div class="side">"#,
        "<p class=\"faint\">\(named.isEmpty ? "There is no layout to choose a view in." : Self.hint)</p>",
        "<nav class=\"views\" aria-label=\"Views\">\(links.joined(separator: "\n"))</nav>",
        #"<div id="details" aria-live="polite">"#,
      ] + details + ["</div>", "</div>", "</div>"] + parts.map(\.html)
    return ReportPage(title: title, body: body, script: named.isEmpty ? nil : Self.script).html
  }

  private static let hint = "Choose a view in the picture or here: by click, by Tab and Enter, or with the arrow keys."

  private static let script = """
    (function () {
      'use strict';
      var links = Array.prototype.slice.call(document.querySelectorAll('nav.views a'));
      var marks = Array.prototype.slice.call(document.querySelectorAll('svg a[href]'));
      var details = Array.prototype.slice.call(document.querySelectorAll('.detail'));
      function show(hash) {
        var isKnown = details.some(function (detail) { return '#' + detail.id === hash; });
        if (!isKnown) { return; }
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
        link.addEventListener('click', function (event) { event.preventDefault(); choose(link.getAttribute('href')); });
        link.addEventListener('focus', function () { show(link.getAttribute('href')); });
      });
      document.addEventListener('keydown', function (event) {
        var step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (!step || event.altKey || event.ctrlKey || event.metaKey) { return; }
        var scrolls = document.activeElement && document.activeElement !== document.body
          && !document.activeElement.matches('a');
        if (scrolls) { return; }
        var current = links.findIndex(function (link) { return link.hasAttribute('aria-current'); });
        var next = links[current < 0 ? 0 : (current + step + links.length) % links.length];
        event.preventDefault();
        next.focus();
        choose(next.getAttribute('href'));
      });
      window.addEventListener('hashchange', function () { show(location.hash); });
      show(location.hash || (links.length ? links[0].getAttribute('href') : ''));
    })();
    """
}
