import { describe, expect, it } from 'vitest';
import { getRatingSummary, parseProductRating } from './product-rating.ts';

const makeFields = (changes: Record<string, unknown> = {}) => ({
  product: '12',
  rating: '4',
  title: 'Ein Ring fürs Leben',
  comment: 'Trägt sich gut.\nJeden Tag.',
  name: 'Zoë',
  email: 'zoe@muster.example',
  privacy: 'on',
  ...changes,
});

const parse = (changes?: Record<string, unknown>) => parseProductRating(makeFields(changes));

describe('a rating', () => {
  it('is parsed with stars, texts and author', () => {
    const { privacy: _, ...values } = makeFields();
    expect(parse()).toEqual({ status: 'ok', rating: { ...values, product: 12, rating: 4, isSpam: false } });
  });

  it.each([
    [{ rating: undefined }, { rating: 'missing' }],
    [{ rating: '' }, { rating: 'missing' }],
    [{ rating: '0' }, { rating: 'invalid' }],
    [{ rating: '6' }, { rating: 'invalid' }],
    [{ rating: '4.5' }, { rating: 'invalid' }],
    [{ rating: 'viele' }, { rating: 'invalid' }],
    [{ rating: {} }, { rating: 'invalid' }],
    [{ title: '' }, { title: 'missing' }],
    [{ title: 'x'.repeat(121) }, { title: 'tooLong' }],
    [{ comment: ' \n ' }, { comment: 'missing' }],
    [{ email: 'zoe@' }, { email: 'invalid' }],
    [{ privacy: 'off' }, { privacy: 'missing' }],
  ])('reports the field errors of %j', (changes, fieldErrors) => {
    expect(parse(changes)).toEqual({ status: 'failed', fieldErrors });
  });

  it.each([undefined, '', 'ring', '-3', ['12']])('is unreadable for the product %j', (product) => {
    expect(parse({ product })).toEqual({ status: 'unreadable' });
  });
});

describe('the rating summary', () => {
  it('counts, averages and groups ratings by stars', () => {
    const ratings = ([5, 5, 4, 1] as const).map((stars) => ({ stars }));
    expect(getRatingSummary(ratings)).toEqual({
      count: 4,
      average: 3.75,
      shares: [
        { stars: 5, count: 2 },
        { stars: 4, count: 1 },
        { stars: 3, count: 0 },
        { stars: 2, count: 0 },
        { stars: 1, count: 1 },
      ],
    });
  });

  it('has no average without ratings', () => {
    expect(getRatingSummary([])).toMatchObject({ count: 0, average: null });
  });
});
