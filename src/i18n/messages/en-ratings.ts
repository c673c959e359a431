/** Messages of ratings and the rating form. */
export const enRatings = {
  ratings: {
    heading: 'Reviews',
    loading: 'Fetching the reviews …',
    none: 'Nobody has written about this piece yet.',
    average: (average: string, count: number) =>
      `${average} out of 5 stars from ${count === 1 ? '1 review' : `${count} reviews`}`,
    stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
    starsOf: (stars: number) => `${stars} out of 5 stars`,
    share: (stars: number, count: number) =>
      `${stars === 1 ? '1 star' : `${stars} stars`}: ${count === 1 ? '1 review' : `${count} reviews`}`,
    verified: 'Verified purchase',
    anonymous: 'No name given',
    showAll: (count: number) => `Show all ${count} reviews`,
    honest:
      'We read every review before it appears, and treat praise and criticism alike. “Verified purchase” stands where the e-mail address belongs to an order of this piece from us. For the others we do not check whether the piece was bought here.',
    failedTitle: 'The reviews cannot be reached just now.',
    failedText: 'The rest of the page works.',
    retry: 'Try again',
  },
  ratingForm: {
    open: 'Write a review',
    title: (product: string) => `Review: ${product}`,
    note: 'We read every review before it appears here.',
    fields: {
      rating: 'Your stars',
      title: 'In one sentence',
      comment: 'Your review',
      name: 'Name (will be shown)',
      email: 'E-mail address (will not be shown)',
      privacy: 'Consent',
    },
    emailHint: 'Only to check whether the piece was bought from us.',
    consent: {
      before: 'I have read the',
      link: 'privacy notice',
      after: 'and agree that my name and review are published and my e-mail address is used to check the purchase.',
    },
    errors: {
      rating: {
        missing: 'Please choose one to five stars.',
        invalid: 'Please choose one to five stars.',
        tooLong: 'Please choose one to five stars.',
      },
      title: {
        missing: 'The one sentence is still missing.',
        invalid: 'This sentence could not be read like this.',
        tooLong: 'This sentence can have 120 characters at most.',
      },
      comment: {
        missing: 'Your review is still missing.',
        invalid: 'Your review could not be read like this.',
        tooLong: 'The review can have 5,000 characters at most.',
      },
    },
    send: 'Send review',
    tooMany:
      'That was a lot of reviews in a short time. Please send this one again later; it is still here, unchanged.',
    unavailable:
      'Your review has not reached us yet: our inbox is not answering just now. What you wrote is still here, unchanged. Please send it again in a few minutes.',
    done: {
      title: 'Thank you for your review.',
      text: 'We will read it and then put it beside this piece.',
    },
  },
} as const;
