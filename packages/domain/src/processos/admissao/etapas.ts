import { z } from 'zod'
import {
  cep,
  centavos,
  cpf,
  data,
  email,
  id,
  opcional,
  pis,
  telefone,
  texto,
  textoObrigatorio,
  tituloEleitor,
  uf,
} from '../../br/campos.ts'
import { categorias, tiposAdmissao } from '../../codigos/admissao.ts'
import { tiposConta } from '../../codigos/bancarios.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { logradouros } from '../../codigos/logradouros.ts'
import {
  condicoesDeIngresso,
  deficiencias,
  estadosCivis,
  grausInstrucao,
  nacionalidades,
  racasCores,
  sexos,
  temposDeResidencia,
} from '../../codigos/pessoais.ts'
import { listas } from './listas.ts'

export const motivosVaga = {
  reposicao: 'Reposição',
  aumento: 'Aumento de quadro',
  novo_contrato: 'Novo contrato',
} as const

const escolha = <C extends string>(codigos: [C, ...C[]]) => z.enum(codigos, 'Escolha uma opção')
const dias = z.int('Informe um número de dias').min(0).max(90, 'No máximo 90 dias')
const soDigitos = (max: number) =>
  texto(max).refine((valor) => /^\d*$/.test(valor), 'Use somente números, sem pontos')
/** Three digits of table 06 of eSocial. */
const pais = textoObrigatorio(3).refine((valor) => /^\d{3}$/.test(valor), 'Escolha um país da lista')

/**
 * The steps of the form, in order. A row drives stepper, `:etapa?`, partial save, validation and review.
 * Field bounds follow the eSocial layout (S-2200): what fits here is accepted there.
 */
export const etapas = {
  vaga: {
    label: 'Vaga',
    schema: z.object({
      postoId: id,
      tipo: escolha(codigosDe(tiposAdmissao)),
      categoria: escolha(codigosDe(categorias)),
      motivo: escolha(codigosDe(motivosVaga)),
      /** The bond of whoever leaves the slot. */
      reposicaoDeId: opcional(id),
      dataPrevista: data,
      salarioCentavos: centavos.min(1, 'Informe o salário'),
      experienciaDias: dias,
      experienciaProrrogacaoDias: dias,
      observacao: opcional(texto(255)),
    }),
  },
  pessoais: {
    label: 'Dados pessoais',
    schema: z.object({
      cpf,
      nome: textoObrigatorio(70, 2),
      nomeSocial: opcional(texto(70)),
      nascimento: data,
      sexo: escolha(codigosDe(sexos)),
      estadoCivil: escolha(codigosDe(estadosCivis)),
      racaCor: escolha(codigosDe(racasCores)),
      nacionalidade: escolha(codigosDe(nacionalidades)),
      paisNascimento: pais,
      ufNascimento: opcional(uf),
      municipioNascimento: opcional(texto(60)),
      tempoResidencia: opcional(escolha(codigosDe(temposDeResidencia))),
      condicaoIngresso: opcional(escolha(codigosDe(condicoesDeIngresso))),
      grauInstrucao: escolha(codigosDe(grausInstrucao)),
      deficiencia: escolha(codigosDe(deficiencias)),
      mae: textoObrigatorio(70, 2),
      pai: opcional(texto(70)),
      telefone,
      email: opcional(email),
    }),
  },
  documentos: {
    label: 'Documentos',
    schema: z.object({
      rg: textoObrigatorio(20),
      rgOrgao: textoObrigatorio(20),
      rgUf: uf,
      rgEmissao: opcional(data),
      pis: opcional(pis),
      tituloEleitor: opcional(tituloEleitor),
      reservista: opcional(texto(20)),
      cnh: opcional(soDigitos(11)),
      cnhCategoria: opcional(texto(2).regex(/^[A-E]{1,2}$/, 'Use as letras da categoria: A, B, AB…')),
      cnhValidade: opcional(data),
    }),
  },
  endereco: {
    label: 'Endereço',
    schema: z.object({
      cep,
      tipoLogradouro: escolha(codigosDe(logradouros)),
      logradouro: textoObrigatorio(100),
      numero: textoObrigatorio(10),
      complemento: opcional(texto(30)),
      bairro: textoObrigatorio(90),
      uf,
      municipio: textoObrigatorio(60, 2),
    }),
  },
  dependentes: {
    label: 'Dependentes',
    schema: z.object({ lista: listas.dependentes.lista.schema }),
  },
  bancarios: {
    label: 'Dados bancários',
    schema: z.object({
      /** The company asks the bank for a conta-salário: there is no account to type yet. */
      abrirConta: opcional(z.boolean()),
      banco: opcional(texto(3).regex(/^\d{3}$/, 'Escolha o banco da lista')),
      agencia: opcional(soDigitos(6)),
      conta: opcional(soDigitos(15)),
      contaDigito: opcional(texto(2).regex(/^[\dXx]{1,2}$/, 'Informe o dígito da conta')),
      contaTipo: opcional(escolha(codigosDe(tiposConta))),
      pix: opcional(texto(77)),
    }),
  },
  beneficios: {
    label: 'Benefícios',
    schema: z.strictObject({
      valeTransporte: z.boolean('Responda se a pessoa quer o vale-transporte'),
      escalaVtId: opcional(id),
      linhas: listas.beneficios.linhas.schema,
      valeRefeicao: opcional(z.boolean()),
      cestaBasica: opcional(z.boolean()),
    }),
  },
  uniforme: {
    label: 'Uniforme',
    schema: z.object({ tamanhos: listas.uniforme.tamanhos.schema }),
  },
} as const

export type Etapa = keyof typeof etapas
export const etapaNomes = Object.keys(etapas) as [Etapa, ...Etapa[]]
/** The last step is not a form: it shows everything and what is missing. */
export const ETAPA_REVISAR = 'revisar'

export type DadosDe<E extends Etapa> = z.output<(typeof etapas)[E]['schema']>
/** The whole form, complete and valid. */
export type DadosAdmissao = { [E in Etapa]: DadosDe<E> }
/** What is valid so far. */
export type DadosParciais = { readonly [E in Etapa]: Partial<DadosDe<E>> }
