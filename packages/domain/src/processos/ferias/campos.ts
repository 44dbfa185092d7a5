/** Who does the work of the person meanwhile. */
export const tiposDeCobertura = {
  substituto: 'Substituto',
  folguista: 'Folguista',
  sem_cobertura: 'Sem cobertura, autorizada pelo cliente',
} as const
export type TipoDeCobertura = keyof typeof tiposDeCobertura

/** Labels of the fields of the form, whose schemas `formulario.ts` has. */
export const camposDasFerias = {
  periodoId: 'Período aquisitivo',
  fracoes: 'Frações',
  abonoDias: 'Dias vendidos (abono)',
  abonoRequeridoEm: 'Abono requerido em',
  adiantamento13: 'Adiantar a 1ª parcela do 13º',
  concordancia: 'Concorda em dividir as férias',
  licencaDias: 'Dias de licença remunerada',
  observacao: 'Observação',
} as const
