export const enWithdraw = {
  withdraw: {
    link: 'Withdraw from contract here',
    title: 'Withdraw from a contract',
    lead: 'Withdraw here from a contract that you concluded with us online. You do not have to give reasons.',
    how: 'When you press “Confirm withdrawal”, your withdrawal is declared. You will at once receive an e-mail with its content, the date and the time.',
    excludedTitle: 'What cannot be withdrawn',
    excluded:
      'Pieces that we engraved or made to your specifications are excluded from withdrawal (section 312g (2) no. 1 of the German Civil Code). An ordinary ring size does not count as such. If in doubt, send the withdrawal; we will look into it and reply.',
    termTitle: 'Time limit and consequences',
    term: 'You have fourteen days after the last piece has reached you. What you have paid, including standard delivery, will be refunded.',
    information: 'Read the withdrawal information',
    fields: {
      name: 'Name',
      order_number: 'Order number',
      email: 'E-mail address',
      lines: 'Pieces',
      items: 'Single pieces only (optional)',
    },
    orderNumberHint: 'You will find it in the confirmation that we sent you.',
    itemsHint:
      'Leave this empty to withdraw from the whole order. Otherwise name the pieces as they are called in the confirmation.',
    emailHint: 'This is where we send the confirmation of receipt.',
    confirm: 'Confirm withdrawal',
    privacy: 'We use your details for this withdrawal only.',
    privacyLink: 'Privacy',
    errors: {
      name: {
        missing: 'Your name is still missing.',
        invalid: 'We could not read your name like this.',
        tooLong: 'The name may have 200 characters at most.',
      },
      order_number: {
        missing: 'The order number is still missing.',
        invalid: 'We could not read the order number like this.',
        tooLong: 'The order number may have 50 characters at most.',
      },
      email: {
        missing: 'Your e-mail address is still missing.',
        invalid: 'This e-mail address is not complete. It should look like this: name@example.com',
        tooLong: 'This e-mail address is too long.',
      },
      lines: {
        missing: 'Please choose at least one piece.',
        invalid: 'Please choose the pieces again.',
        tooLong: 'Please choose the pieces again.',
      },
      items: {
        missing: 'We could not read like this which pieces you mean.',
        invalid: 'We could not read like this which pieces you mean.',
        tooLong: 'What you say about the pieces may have 500 characters at most.',
      },
    },
    tooMany:
      'That was a lot of withdrawals in a short time. Your details are still here, unchanged. Please try again in an hour, or declare the withdrawal by telephone or e-mail.',
    unavailable:
      'Your withdrawal has not reached us yet: our inbox is not answering right now. Your details are still here, unchanged. Please confirm again in a few minutes, or declare the withdrawal by telephone or e-mail.',
    unreadable: 'The form could not be read.',
    received: {
      title: 'Your withdrawal has arrived.',
      at: (day: string, time: string) => `Received on ${day} at ${time} (German time)`,
      text: 'An e-mail with its content, the date and the time is on its way to the address that you gave. It confirms receipt; we will look into the withdrawal itself and then write to you.',
      keep: 'If the e-mail has not arrived within a quarter of an hour, please look in your spam folder or call us.',
      home: 'To the home page',
    },
  },
} as const;
