/// What the page with the slider does.
enum ResizeScript {
  /// Evaluates the pieces and draws the layout; every number on the page comes from them.
  static let text = """
    (function () {
      'use strict';
      var ns = 'http://www.w3.org/2000/svg';
      function number(value) {
        return value === 'infinity' ? Infinity : value === '-infinity' ? -Infinity : value === null ? NaN : value;
      }
      function shown(value) {
        if (isNaN(value)) { return 'null'; }
        if (!isFinite(value)) { return value < 0 ? '-inf' : 'inf'; }
        return String(Math.round(value * 10000) / 10000 + 0);
      }
      function start(section) {
        var map = JSON.parse(section.querySelector('.map').textContent);
        var range = section.querySelector('.range'), exact = section.querySelector('.number');
        var where = section.querySelector('.where'), stage = section.querySelector('.stage');
        function pieceAt(length) {
          for (var i = map.pieces.length - 1; i >= 0; i -= 1) {
            if (map.pieces[i].from <= length) { return length <= map.pieces[i].to ? i : -1; }
          }
          return -1;
        }
        function frame(piece, view, length) {
          var at = piece.frames[view], slope = piece.slopes[view];
          return at && at.map(function (part, i) {
            var rate = slope ? number(slope[i]) : 0;
            return rate === 0 ? number(part) : number(part) + rate * (length - piece.from);
          });
        }
        var box = [0, 0, map.isWidth ? map.to : map.across || 0, map.isWidth ? map.across || 0 : map.to];
        map.pieces.forEach(function (piece) {
          [piece.from, piece.to].forEach(function (length) {
            map.views.forEach(function (_, view) {
              var f = frame(piece, view, length);
              if (!f || !f.every(isFinite)) { return; }
              if (Math.abs(f[0]) > 3 * map.to || Math.abs(f[1]) > 9 * map.to) { return; }
              box[0] = Math.min(box[0], f[0]); box[1] = Math.min(box[1], f[1]);
              box[2] = Math.max(box[2], f[0] + f[2]); box[3] = Math.max(box[3], f[1] + f[3]);
            });
          });
        });
        var scale = Math.min(Math.max(1, 480 / (box[2] - box[0])), 760 / (box[2] - box[0]), 16);
        var pad = 4, size = [(box[2] - box[0]) * scale + 2 * pad, (box[3] - box[1]) * scale + 2 * pad];
        stage.setAttribute('width', size[0]); stage.setAttribute('height', size[1]);
        stage.setAttribute('viewBox', '0 0 ' + size[0] + ' ' + size[1]);
        function add(parent, tag, name) {
          var element = document.createElementNS(ns, tag);
          element.setAttribute('class', name);
          parent.appendChild(element);
          return element;
        }
        var marks = map.views.map(function (view) {
          var group = add(stage, 'g', ''), title = add(group, 'title', '');
          var kind = view.spacer ? 'spacer' : 'view d' + view.depth % 6 + (view.id === null ? ' plain' : '');
          return { group: group, title: title, rect: add(group, 'rect', kind), text: add(group, 'text', 'name label') };
        });
        var frameOfWindow = add(stage, 'rect', 'window');
        function place(rect, f) {
          var x = f[2] < 0 ? f[0] + f[2] : f[0], y = f[3] < 0 ? f[1] + f[3] : f[1];
          var limit = 20000;
          rect.setAttribute('x', (x - box[0]) * scale + pad); rect.setAttribute('y', (y - box[1]) * scale + pad);
          rect.setAttribute('width', Math.min(Math.abs(f[2]) * scale, limit));
          rect.setAttribute('height', Math.min(Math.abs(f[3]) * scale, limit));
        }
        function draw(length) {
          var index = pieceAt(length), piece = map.pieces[index];
          where.textContent = piece
            ? 'At ' + shown(length) + ' points: piece ' + (index + 1) + ' of ' + map.pieces.length + ', from '
              + shown(piece.from) + ' to ' + shown(piece.to) + (piece.exact ? '' : ' (near a curve)')
            : 'At ' + shown(length) + ' points there is no layout.';
          var across = map.across || 0;
          place(frameOfWindow, map.isWidth ? [0, 0, length, across] : [0, 0, across, length]);
          marks.forEach(function (mark, view) {
            var f = piece ? frame(piece, view, length) : null;
            var isDrawn = f && isFinite(f[0]) && isFinite(f[1]) && !isNaN(f[2]) && !isNaN(f[3]);
            mark.group.style.display = isDrawn ? '' : 'none';
            var row = section.querySelector('tr[data-view="' + view + '"]');
            if (row) {
              for (var i = 0; i < 4; i += 1) { row.cells[i + 1].textContent = f ? shown(f[i]) : '–'; }
            }
            if (!isDrawn) { return; }
            place(mark.rect, f);
            var id = map.views[view].id;
            mark.title.textContent = (id === null ? '' : id + ', ') + shown(f[2]) + ' × ' + shown(f[3]);
            var fits = id !== null && id.length * 7.7 < f[2] * scale && 14 < f[3] * scale && !inner[view];
            mark.text.textContent = fits ? id : '';
            mark.text.setAttribute('x', (f[0] + f[2] / 2 - box[0]) * scale + pad);
            mark.text.setAttribute('y', (f[1] + f[3] / 2 - box[1]) * scale + pad + 4);
          });
        }
        // Views with named views inside keep their label to themselves.
        var inner = map.views.map(function (view, i) {
          for (var j = i + 1; j < map.views.length; j += 1) {
            if (map.views[j].id !== null) { return map.views[j].depth > view.depth; }
          }
          return false;
        });
        function set(length) {
          var value = Math.min(Math.max(length, map.from), map.to);
          if (isNaN(value)) { return; }
          range.value = value; exact.value = value;
          draw(value);
        }
        range.addEventListener('input', function () { exact.value = range.value; draw(Number(range.value)); });
        exact.addEventListener('change', function () { set(parseFloat(exact.value)); });
        Array.prototype.forEach.call(section.querySelectorAll('[data-at]'), function (button) {
          button.addEventListener('click', function () { set(Number(button.getAttribute('data-at'))); });
        });
        range.step = 'any';
        range.addEventListener('keydown', function (event) {
          var step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
          if (!step) { return; }
          event.preventDefault();
          set(Number(range.value) + step);
        });
        set(Number(section.getAttribute('data-start')));
      }
      Array.prototype.forEach.call(document.querySelectorAll('.sweep'), start);
    })();
    """
}
