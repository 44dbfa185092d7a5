import { codigosDe } from '../codigos/codigos.ts'
import { camposLabel } from '../processos/admissao/rotulos.ts'
// A type only: lists ask who sees a field, and do not need the schemas by which it is corrected.
import type { Bloco, DadosDoBloco } from './blocos.ts'

/** Every field of a person, with the words for it. */
export const camposPessoa = {
  cpf: camposLabel.pessoais.cpf,
  nome: camposLabel.pessoais.nome,
  nomeSocial: camposLabel.pessoais.nomeSocial,
  nascimento: camposLabel.pessoais.nascimento,
  sexo: camposLabel.pessoais.sexo,
  estadoCivil: camposLabel.pessoais.estadoCivil,
  racaCor: camposLabel.pessoais.racaCor,
  nacionalidade: camposLabel.pessoais.nacionalidade,
  paisNascimento: camposLabel.pessoais.paisNascimento,
  municipioNascimento: camposLabel.pessoais.municipioNascimento,
  ufNascimento: camposLabel.pessoais.ufNascimento,
  tempoResidencia: camposLabel.pessoais.tempoResidencia,
  condicaoIngresso: camposLabel.pessoais.condicaoIngresso,
  deficiencia: camposLabel.pessoais.deficiencia,
  grauInstrucao: camposLabel.pessoais.grauInstrucao,
  mae: camposLabel.pessoais.mae,
  pai: camposLabel.pessoais.pai,
  telefone: camposLabel.pessoais.telefone,
  email: camposLabel.pessoais.email,
  cep: camposLabel.endereco.cep,
  tipoLogradouro: camposLabel.endereco.tipoLogradouro,
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
  cnh: camposLabel.documentos.cnh,
  cnhCategoria: camposLabel.documentos.cnhCategoria,
  cnhValidade: camposLabel.documentos.cnhValidade,
  banco: camposLabel.bancarios.banco,
  agencia: camposLabel.bancarios.agencia,
  conta: camposLabel.bancarios.conta,
  contaDigito: camposLabel.bancarios.contaDigito,
  contaTipo: camposLabel.bancarios.contaTipo,
  pix: camposLabel.bancarios.pix,
} as const satisfies Readonly<Record<'cpf' | { [B in Bloco]: keyof DadosDoBloco<B> }[Bloco], string>>

export type CampoPessoa = keyof typeof camposPessoa
export const camposPessoaNomes = codigosDe(camposPessoa)

/** Fields whose code stands for a name of a table that only the server holds. */
export const camposComNome = ['banco', 'paisNascimento'] as const satisfies readonly CampoPessoa[]
export type CampoComNome = (typeof camposComNome)[number]

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
