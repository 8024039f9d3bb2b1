/** Tells answers that are out of date from news, where several questions may be on their way at once. */
export class LatestAnswer {
  private asked = 0;
  private heard = 0;

  /**
   * Call it when you send a question. Call the returned function when the answer is there: it returns false if the
   * answer to a later question has arrived before. For news that nobody asked for, use `ask()()`.
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
