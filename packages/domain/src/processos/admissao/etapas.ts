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
import { codigosDe } from '../../cadastros/codigos.ts'
import { estadosCivis, grausInstrucao, racasCores, sexos } from '../../cadastros/pessoais.ts'

export const motivosVaga = {
  reposicao: 'Reposição',
  aumento: 'Aumento de quadro',
  novo_contrato: 'Novo contrato',
} as const

const escolha = <C extends string>(codigos: [C, ...C[]]) => z.enum(codigos, 'Escolha uma opção')
const dias = z.int('Informe um número de dias').min(0).max(90, 'No máximo 90 dias')

/**
 * The steps of the form, in order. A row drives stepper, `:etapa?`, partial save, validation and review.
 * Field bounds follow the eSocial layout (S-2200): what fits here is accepted there.
 */
export const etapas = {
  vaga: {
    label: 'Vaga',
    schema: z.object({
      postoId: id,
      motivo: escolha(codigosDe(motivosVaga)),
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
      grauInstrucao: escolha(codigosDe(grausInstrucao)),
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
    }),
  },
  endereco: {
    label: 'Endereço',
    schema: z.object({
      cep,
      logradouro: textoObrigatorio(100),
      numero: textoObrigatorio(10),
      complemento: opcional(texto(30)),
      bairro: textoObrigatorio(90),
      municipio: textoObrigatorio(60, 2),
      uf,
    }),
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

/** Label of every field, for the review, the de→para and the reasons of a return. */
export const camposLabel = {
  vaga: {
    postoId: 'Posto',
    motivo: 'Motivo da vaga',
    dataPrevista: 'Data prevista de admissão',
    salarioCentavos: 'Salário',
    experienciaDias: 'Experiência (dias)',
    experienciaProrrogacaoDias: 'Prorrogação (dias)',
    observacao: 'Observação',
  },
  pessoais: {
    cpf: 'CPF',
    nome: 'Nome completo',
    nomeSocial: 'Nome social',
    nascimento: 'Nascimento',
    sexo: 'Sexo',
    estadoCivil: 'Estado civil',
    racaCor: 'Raça/cor',
    grauInstrucao: 'Grau de instrução',
    mae: 'Nome da mãe',
    pai: 'Nome do pai',
    telefone: 'Telefone',
    email: 'E-mail',
  },
  documentos: {
    rg: 'RG',
    rgOrgao: 'Órgão expedidor',
    rgUf: 'UF do RG',
    rgEmissao: 'Emissão do RG',
    pis: 'PIS/PASEP',
    tituloEleitor: 'Título de eleitor',
    reservista: 'Certificado de reservista',
  },
  endereco: {
    cep: 'CEP',
    logradouro: 'Logradouro',
    numero: 'Número',
    complemento: 'Complemento',
    bairro: 'Bairro',
    municipio: 'Município',
    uf: 'UF',
  },
} as const satisfies { [E in Etapa]: Record<keyof DadosDe<E>, string> }
