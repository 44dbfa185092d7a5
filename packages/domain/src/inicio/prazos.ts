/** What Rh may not let pass, each with its article. */
export const prazosDoRh = {
  registrar_admissao: {
    label: 'Registrar admissão',
    base: 'S-2200',
    texto: 'Enviar até a véspera do início',
  },
  pagar_rescisao: { label: 'Pagar rescisão', base: 'CLT 477', texto: 'Dez dias depois do fim' },
  avisar_ferias: {
    label: 'Avisar férias',
    base: 'CLT 135',
    texto: 'Aviso assinado trinta dias antes do início',
  },
  pagar_ferias: { label: 'Pagar férias', base: 'CLT 145', texto: 'Dois dias antes do início' },
  decidir_experiencia: {
    label: 'Decidir experiência',
    base: 'CLT 445',
    texto: 'Prorrogar, efetivar ou encerrar',
  },
  encerrar_aprendizagem: {
    label: 'Encerrar aprendizagem',
    base: 'CLT 433',
    texto: 'Demitir no fim do prazo, ou combinar outro contrato',
  },
} as const
export type PrazoDoRh = keyof typeof prazosDoRh

/** Days of the week that the start page looks at, today included. */
export const DIAS_DA_SEMANA = 7

/** When a deadline falls: it is over, or on which of the days. */
export type QuandoVence = 'vencidos' | (string & {})

/** How many days a slot has been without anybody. */
export const idadesDaVaga = {
  ate_7: { label: 'até 7', de: 0, ate: 7 },
  ate_15: { label: '8 a 15', de: 8, ate: 15 },
  ate_30: { label: '16 a 30', de: 16, ate: 30 },
  ate_60: { label: '31 a 60', de: 31, ate: 60 },
  depois: { label: 'mais de 60', de: 61, ate: null },
} as const
export type IdadeDaVaga = keyof typeof idadesDaVaga

/** A slot open for longer than this is late. */
export const VAGA_ATRASADA_DIAS = 30

/** The band of an age in days. */
export const idadeDe = (dias: number): IdadeDaVaga => {
  const codigos = Object.keys(idadesDaVaga) as IdadeDaVaga[]
  return codigos.find((codigo) => dias <= (idadesDaVaga[codigo].ate ?? Infinity)) ?? 'depois'
}
