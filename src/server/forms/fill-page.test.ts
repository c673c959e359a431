import { describe, expect, it } from 'vitest';
import { fillPage } from './fill-page.ts';

const html = `<!DOCTYPE html><html lang="de"><head><title>Kontakt &amp; mehr</title><link rel="modulepreload" href="/a.js"/>
<link rel="stylesheet" href="/a.css"/><script type="module" src="/a.js"></script></head><body><form id="search-form"><input name="name"/></form>
<form class="form" id="contact-form" method="post" action="/api/contact"><div id="contact-problem" hidden=""></div>
<input id="contact-name" name="name"/><p id="contact-name-error"></p><textarea id="contact-message" name="message"></textarea>
<p id="contact-message-error"></p><input type="checkbox" id="contact-privacy" name="privacy"/><input type="hidden" name="language" value="de"/>
<input type="hidden" name="id"/><p id="contact-call" hidden="">030</p></form><script>self.x="</form>"</script></body></html>`;

const filling = {
  form: 'contact',
  values: {},
  message: 'Bitte prüfen',
  errors: {},
  labels: { name: 'Name', message: 'Nachricht' },
  showCall: false,
  toTitle: (title: string) => `Fehler: ${title}`,
};

const fill = (changes: Partial<typeof filling> = {}) => fillPage(html, { ...filling, ...changes });

describe('a form that is shown again', () => {
  it('contains the submitted values', () => {
    const page = fill({
      values: { name: 'Zoë "Z" <b>', message: '\nzwei\nZeilen</textarea><script>x</script>', privacy: 'on', id: '1' },
    });
    expect(page).toContain('name="name" value="Zoë &quot;Z&quot; &lt;b&gt;"');
    expect(page).toContain('name="message">\n\nzwei\nZeilen&lt;/textarea&gt;&lt;script&gt;x&lt;/script&gt;</textarea>');
    expect(page).toContain('name="privacy" checked=""');
    expect(page).toContain('name="id" value="1"');
    expect(page).toContain('name="language" value="de"');
  });

  it('selects the submitted option only', () => {
    const option = (value: string, more = '') => `<option value="${value}"${more}></option>`;
    const select = (...options: string[]) => `<select name="variant">${options.join('')}</select></form><script>`;
    const drawn = html.replace('</form><script>', select(option('', ' selected=""'), option('52'), option('54')));
    const page = fillPage(drawn, { ...filling, values: { variant: '54' } });
    expect(page).toContain(`${option('')}${option('52')}${option('54', ' selected=""')}`);
  });

  it('shows errors in the summary and at the field', () => {
    const page = fill({ errors: { name: 'Ihr Name fehlt <noch>.' } });
    expect(page).toContain('<p>Bitte prüfen</p><ul><li><a href="#contact-name">Name</a></li></ul>');
    expect(page).toContain('<p id="contact-name-error">Ihr Name fehlt &lt;noch&gt;.</p>');
    expect(page).toContain('id="contact-name" name="name" aria-invalid="true"');
    expect(page).toContain('<div id="contact-problem" autofocus="">');
    expect(page).toContain('<title>Fehler: Kontakt &amp; mehr</title>');
  });

  it('labels a select as on the page, and links to no field that is missing', () => {
    const list =
      '<label for="contact-variant">Ring&amp;weite</label><select id="contact-variant"></select></form><script>';
    const errors = { variant: 'Fehlt.', branch: 'Fehlt.' };
    const labels = { variant: 'Ausführung', branch: 'Haus' };
    const page = fillPage(html.replace('</form><script>', list), { ...filling, errors, labels });
    expect(page).toContain('<ul><li><a href="#contact-variant">Ring&amp;weite</a></li><li>Haus</li></ul>');
  });

  it('shows the phone number when the form could not be sent', () => {
    expect(fill()).toContain('id="contact-call" hidden=""');
    expect(fill({ showCall: true })).toContain('<p id="contact-call">030</p>');
  });

  it('has no scripts, and leaves the rest of the page unchanged', () => {
    const page = fill({ values: { name: 'Anna $& $1' } });
    expect(page).not.toMatch(/<script|modulepreload/);
    expect(page).toContain('<form id="search-form"><input name="name"/></form>');
    expect(page).toContain('value="Anna $&amp; $1"');
    expect(page).toContain('<link rel="stylesheet" href="/a.css"/>');
  });

  it('checks the submitted radio button', () => {
    const choice = (value: string, more = '') => `<input type="radio" name="rating" value="${value}"${more}/>`;
    const rated = `<form id="rating-form">${choice('4', ' checked=""')}${choice('5')}</form>`;
    const page = fillPage(rated, { ...filling, form: 'rating', values: { rating: '5' } });
    expect(page).toContain('value="5" checked=""');
    expect(page).not.toContain('value="4" checked=""');
  });
});
