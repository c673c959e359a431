import { signLink, verifyLink } from '../signature.ts';

/** Signs the time at which a withdrawal arrived, for the address of its receipt, so that it cannot be forged. */
export type WithdrawalKeys = {
  sign: (at: number) => string;
  isValid: (key: string) => boolean;
};

const linkOptions = { purpose: 'withdrawal', subject: 'received', goodForMs: 24 * 3_600_000 } as const;

export function createWithdrawalKeys(secret: string): WithdrawalKeys {
  return {
    sign: (at) => signLink(secret, linkOptions.purpose, linkOptions.subject, at),
    isValid: (key) => verifyLink(secret, linkOptions, key, Date.now()),
  };
}
