import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MethodChoices } from './method-choices.tsx';

const render = (outOfArea: readonly string[] = []) =>
  renderToStaticMarkup(
    <MethodChoices
      name="shipping_method"
      legend="Versandart"
      choices={[{ id: 1, name: 'Paket', note: null, price: '6,90 €' }]}
      {...{ outOfArea }}
      chosen={1}
      error={undefined}
      none="Nichts"
      onChoose={() => {}}
    />,
  );

test('a method that does not serve the address has a note among the choices', () => {
  const html = render(['Kurier: nur für 14770–14899.']);
  expect(html).toMatch(/Paket.*<p class="field__hint">Kurier: nur für 14770–14899\.<\/p>.*<\/fieldset>/);
  expect(render()).not.toContain('field__hint');
});
