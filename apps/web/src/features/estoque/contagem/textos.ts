/** What becomes of the stock when a count is closed, with the lines that nobody counted. */
export function oQueAjusta(diferencas: number, faltam: number): string {
  const ajustes =
    diferencas === 0
      ? 'Nada difere: nenhum ajuste será feito.'
      : `${diferencas === 1 ? 'Uma diferença vira um ajuste' : `${diferencas} diferenças viram ajustes`} sobre o saldo de agora; o que se moveu depois de contado fica como está.`
  if (faltam <= 0) return ajustes
  return `${ajustes} ${faltam === 1 ? 'Uma linha não contada fica' : `${faltam} linhas não contadas ficam`} sem ajuste.`
}
