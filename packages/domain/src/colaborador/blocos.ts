import { z } from 'zod'
import { opcional } from '../br/campos.ts'
import { tiposConta } from '../codigos/bancarios.ts'
import { logradouros } from '../codigos/logradouros.ts'
import {
  condicoesDeIngresso,
  deficiencias,
  estadosCivis,
  grausInstrucao,
  nacionalidades,
  racasCores,
  sexos,
  temposDeResidencia,
} from '../codigos/pessoais.ts'
import { etapas } from '../processos/admissao/etapas.ts'
import type { CampoPessoa } from './campos.ts'

const { pessoais, documentos, endereco, bancarios } = {
  pessoais: etapas.pessoais.schema.shape,
  documentos: etapas.documentos.schema.shape,
  endereco: etapas.endereco.schema.shape,
  bancarios: etapas.bancarios.schema.shape,
}

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
      // People hired before these were asked have none.
      nacionalidade: opcional(pessoais.nacionalidade),
      paisNascimento: opcional(pessoais.paisNascimento),
      municipioNascimento: pessoais.municipioNascimento,
      ufNascimento: pessoais.ufNascimento,
      tempoResidencia: pessoais.tempoResidencia,
      condicaoIngresso: pessoais.condicaoIngresso,
      deficiencia: opcional(pessoais.deficiencia),
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
      tipoLogradouro: opcional(endereco.tipoLogradouro),
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
      cnh: documentos.cnh,
      cnhCategoria: documentos.cnhCategoria,
      cnhValidade: documentos.cnhValidade,
    }),
  },
  bancarios: {
    label: 'Dados bancários',
    schema: z.strictObject({
      banco: bancarios.banco,
      agencia: bancarios.agencia,
      conta: bancarios.conta,
      contaDigito: bancarios.contaDigito,
      contaTipo: bancarios.contaTipo,
      pix: bancarios.pix,
    }),
  },
} as const

export type Bloco = keyof typeof blocos
export const blocoNomes = Object.keys(blocos) as [Bloco, ...Bloco[]]
export type DadosDoBloco<B extends Bloco> = z.output<(typeof blocos)[B]['schema']>

/** Fields whose code stands for words. */
export const codigosDoCampo: { readonly [C in CampoPessoa]?: Readonly<Record<string, string>> } = {
  sexo: sexos,
  estadoCivil: estadosCivis,
  racaCor: racasCores,
  nacionalidade: nacionalidades,
  tempoResidencia: temposDeResidencia,
  condicaoIngresso: condicoesDeIngresso,
  deficiencia: deficiencias,
  tipoLogradouro: logradouros,
  grauInstrucao: grausInstrucao,
  contaTipo: tiposConta,
}
