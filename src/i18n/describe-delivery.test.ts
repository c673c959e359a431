import { expect, test } from 'vitest';
import { describeDelivery, describeDeliveryNearby } from './describe-delivery.ts';

const sent = { is_collection: false, is_prepaid: false };

test.each([
  ['de', '2026-11-26', '2026-11-28', 'bei Ihnen zwischen Do., 26. und Sa., 28.\u00a0November'],
  ['de', '2026-11-30', '2026-12-02', 'bei Ihnen zwischen Mo., 30.\u00a0November und Mi., 2.\u00a0Dezember'],
  ['de', '2026-12-30', '2027-01-02', 'bei Ihnen zwischen Mi., 30.\u00a0Dezember 2026 und Sa., 2.\u00a0Januar 2027'],
  ['de', '2026-11-26', '2026-11-26', 'bei Ihnen am Do., 26.\u00a0November'],
  ['en', '2026-11-26', '2026-11-28', 'with you between Thu 26 and Sat 28\u00a0November'],
  ['en', '2026-11-30', '2026-12-02', 'with you between Mon 30\u00a0November and Wed 2\u00a0December'],
  ['en', '2026-12-30', '2027-01-02', 'with you between Wed 30\u00a0December 2026 and Sat 2\u00a0January 2027'],
  ['fr', '2026-11-26', '2026-11-28', 'chez vous entre le jeu. 26 et le sam. 28\u00a0novembre'],
  ['fr', '2026-12-01', '2026-12-03', 'chez vous entre le mar. 1er et le jeu. 3\u00a0décembre'],
  ['fr', '2026-12-30', '2027-01-02', 'chez vous entre le mer. 30\u00a0décembre 2026 et le sam. 2\u00a0janvier 2027'],
  ['fr', '2026-12-01', '2026-12-01', 'chez vous le mar. 1er\u00a0décembre'],
] as const)('formats in %s a delivery from %s to %s: %s', (language, from, to, expected) => {
  expect(describeDelivery({ from, to, ...sent }, language)).toBe(expected);
});

test.each([
  ['de', 'abholbereit ab Sa., 28.\u00a0November, wenn Sie am Tag der Bestellung überweisen'],
  ['en', 'ready for collection from Sat 28\u00a0November, if you make the transfer on the day of the order'],
  ['fr', 'à retirer à partir du sam. 28\u00a0novembre, si vous faites le virement le jour de la commande'],
] as const)('formats in %s a pickup date, with prepayment', (language, expected) => {
  const days = { from: '2026-11-26', to: '2026-11-28' };
  expect(describeDelivery({ ...days, is_collection: true, is_prepaid: true }, language)).toBe(expected);
});

test("names the shop's country before a destination is known", () => {
  const days = { from: '2026-11-26', to: '2026-11-28' };
  expect(describeDeliveryNearby(days, 'de')).toBe(
    'in Deutschland bei Ihnen zwischen Do., 26. und Sa., 28.\u00a0November',
  );
});
