/** Puts answers in the order in which they were asked for, whichever comes first. */
export class Order {
  private asked = 0;
  private heard = 0;

  /**
   * Called when something is asked. What it returns is called with the answer at hand and tells whether that is news: not where
   * something was heard meanwhile that was asked for later. What comes without being asked is news at once: `ask()()`.
   */
  ask(): () => boolean {
    const mine = ++this.asked;
    return () => {
      const isNews = mine > this.heard;
      if (isNews) this.heard = mine;
      return isNews;
    };
  }
}
