/** A file that cannot be read as a spreadsheet, in words for the person who sent it. */
export class PlanilhaRecusada extends Error {
  readonly acao: string

  constructor(mensagem: string, acao: string) {
    super(mensagem)
    this.acao = acao
  }
}
