/**
 * Characters that the eSocial layout S-1.3 gives to the elements which our fields fill (S-2200, S-2205, S-2206): what
 * fits the form is accepted there.
 */
export const tamanhosDoEsocial = {
  cpfTrab: 11,
  nmTrab: 70,
  nmSoc: 70,
  dtNascto: 10,
  sexo: 1,
  estCiv: 1,
  racaCor: 1,
  paisNascto: 3,
  tmpResid: 1,
  condIng: 1,
  grauInstr: 2,
  fonePrinc: 13,
  emailPrinc: 60,
  cep: 8,
  tpLograd: 4,
  dscLograd: 100,
  nrLograd: 10,
  complemento: 30,
  bairro: 90,
  uf: 2,
  matricula: 30,
  dtAdm: 10,
  dtTerm: 10,
  tpAdmissao: 1,
  codCateg: 3,
  /** Whole and decimal digits of the pay. */
  vrSalFx: 14,
  dtAlteracao: 10,
  nmDep: 70,
  cpfDep: 11,
  tpDep: 2,
  depIRRF: 1,
  depSF: 1,
  incTrab: 1,
} as const
export type TagDoEsocial = keyof typeof tamanhosDoEsocial
