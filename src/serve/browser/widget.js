// The widget of the stand-in: it shows which page it is for, and how it is configured.
{
  const script = document.currentScript;
  if (script instanceof HTMLScriptElement) {
    const { slug = '', theme = 'auto', showIncidents = '0', rtm = '0', upd = '0' } = script.dataset;
    const details = [
      showIncidents === '1' ? 'No incidents' : '',
      rtm === '0' ? '' : `response times of ${rtm} minutes`,
      upd === '0' ? '' : `uptime of ${upd} days`,
    ];
    const widget = document.createElement('div');
    widget.className = 'status-widget';
    // A style sheet of a script passes a content security policy that forbids inline styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      div { display: inline-block; padding: 8px 12px; border: 1px solid #808080; border-radius: 6px;
        background: light-dark(#fff, #1c2128); color: light-dark(#1f2328, #f0f6fc); font: 14px/1.5 sans-serif }
      strong { color: light-dark(#116329, #56d364) }`);
    const root = widget.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const box = document.createElement('div');
    box.style.colorScheme = theme === 'auto' ? '' : theme;
    const title = document.createElement('strong');
    title.textContent = 'All systems operational';
    box.append(title, ` ${['', slug, ...details.filter(Boolean)].join(' · ')}`);
    root.append(box);
    script.after(widget);
  }
}
