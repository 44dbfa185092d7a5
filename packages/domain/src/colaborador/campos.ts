import { z } from 'zod'
import { opcional, texto } from '../br/campos.ts'
import { tiposConta } from '../cadastros/bancarios.ts'
import { codigosDe } from '../cadastros/codigos.ts'
import { estadosCivis, grausInstrucao, racasCores, sexos } from '../cadastros/pessoais.ts'
import { camposLabel, etapas } from '../processos/admissao/etapas.ts'

const { pessoais, documentos, endereco } = {
  pessoais: etapas.pessoais.schema.shape,
  documentos: etapas.documentos.schema.shape,
  endereco: etapas.endereco.schema.shape,
}

const soDigitos = (max: number) =>
  texto(max).refine((valor) => /^\d*$/.test(valor), 'Use somente números, sem pontos')

/**
 * The person's data in the parts in which they are shown and corrected. What the admission also asks is checked
 * by its own schemas. The CPF is who the person is: it is not corrected here.
 */
export const blocos = {
  pessoais: {
    label: 'Dados pessoais',
    schema: z.strictObject({
      nome: pessoais.nome,
      nomeSocial: pessoais.nomeSocial,
      nascimento: pessoais.nascimento,
      sexo: pessoais.sexo,
      estadoCivil: pessoais.estadoCivil,
      racaCor: pessoais.racaCor,
      grauInstrucao: pessoais.grauInstrucao,
      mae: pessoais.mae,
      pai: pessoais.pai,
      telefone: pessoais.telefone,
      email: pessoais.email,
    }),
  },
  endereco: {
    label: 'Endereço',
    schema: z.strictObject({
      cep: endereco.cep,
      logradouro: endereco.logradouro,
      numero: endereco.numero,
      complemento: endereco.complemento,
      bairro: endereco.bairro,
      municipio: endereco.municipio,
      uf: endereco.uf,
    }),
  },
  documentos: {
    label: 'Documentos de identificação',
    schema: z.strictObject({
      rg: documentos.rg,
      rgOrgao: documentos.rgOrgao,
      rgUf: documentos.rgUf,
      rgEmissao: documentos.rgEmissao,
      pis: documentos.pis,
      tituloEleitor: documentos.tituloEleitor,
      reservista: documentos.reservista,
    }),
  },
  bancarios: {
    label: 'Dados bancários',
    schema: z.strictObject({
      banco: opcional(texto(3).regex(/^\d{3}$/, 'Informe os 3 números do banco')),
      agencia: opcional(soDigitos(6)),
      conta: opcional(soDigitos(15)),
      contaDigito: opcional(texto(2).regex(/^[\dXx]{1,2}$/, 'Informe o dígito da conta')),
      contaTipo: opcional(z.enum(codigosDe(tiposConta), 'Escolha o tipo de conta')),
      pix: opcional(texto(77)),
    }),
  },
} as const

export type Bloco = keyof typeof blocos
export const blocoNomes = Object.keys(blocos) as [Bloco, ...Bloco[]]
export type DadosDoBloco<B extends Bloco> = z.output<(typeof blocos)[B]['schema']>

/** Every field of a person, with the words for it. */
export const camposPessoa = {
  cpf: camposLabel.pessoais.cpf,
  nome: camposLabel.pessoais.nome,
  nomeSocial: camposLabel.pessoais.nomeSocial,
  nascimento: camposLabel.pessoais.nascimento,
  sexo: camposLabel.pessoais.sexo,
  estadoCivil: camposLabel.pessoais.estadoCivil,
  racaCor: camposLabel.pessoais.racaCor,
  grauInstrucao: camposLabel.pessoais.grauInstrucao,
  mae: camposLabel.pessoais.mae,
  pai: camposLabel.pessoais.pai,
  telefone: camposLabel.pessoais.telefone,
  email: camposLabel.pessoais.email,
  cep: camposLabel.endereco.cep,
  logradouro: camposLabel.endereco.logradouro,
  numero: camposLabel.endereco.numero,
  complemento: camposLabel.endereco.complemento,
  bairro: camposLabel.endereco.bairro,
  municipio: camposLabel.endereco.municipio,
  uf: camposLabel.endereco.uf,
  rg: camposLabel.documentos.rg,
  rgOrgao: camposLabel.documentos.rgOrgao,
  rgUf: camposLabel.documentos.rgUf,
  rgEmissao: camposLabel.documentos.rgEmissao,
  pis: camposLabel.documentos.pis,
  tituloEleitor: camposLabel.documentos.tituloEleitor,
  reservista: camposLabel.documentos.reservista,
  banco: 'Banco',
  agencia: 'Agência',
  conta: 'Conta',
  contaDigito: 'Dígito da conta',
  contaTipo: 'Tipo de conta',
  pix: 'Chave Pix',
} as const satisfies Readonly<Record<'cpf' | { [B in Bloco]: keyof DadosDoBloco<B> }[Bloco], string>>

export type CampoPessoa = keyof typeof camposPessoa
export const camposPessoaNomes = codigosDe(camposPessoa)

/** What a version of the contract data says, with the words for it. */
export const camposContrato = {
  cargo: 'Cargo',
  contrato: 'Contrato',
  posto: 'Posto',
  escala: 'Escala',
  sindicato: 'Sindicato',
  centroDeCusto: 'Centro de custo',
  adicional: 'Adicional',
  salarioCentavos: 'Salário',
} as const
export type CampoContrato = keyof typeof camposContrato
export const camposContratoNomes = codigosDe(camposContrato)

/** Fields whose code stands for words. */
export const codigosDoCampo: { readonly [C in CampoPessoa]?: Readonly<Record<string, string>> } = {
  sexo: sexos,
  estadoCivil: estadosCivis,
  racaCor: racasCores,
  grauInstrucao: grausInstrucao,
  contaTipo: tiposConta,
}
