/** Today's date in company time, as `YYYY-MM-DD`. */
export const hojeNaEmpresa = (agora = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(agora)
