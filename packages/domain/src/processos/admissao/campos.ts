import { defineCampos, labelsDe } from '../../campos/campo.ts'
import { conta, documentos, endereco, pessoais } from '../../campos/pessoa.ts'
import { beneficios, contrato, vinculo } from '../../campos/vinculo.ts'

export const motivosVaga = {
  reposicao: 'Reposição',
  aumento: 'Aumento de quadro',
  novo_contrato: 'Novo contrato',
} as const

/** The slot, and the terms of the bond to come. */
const vaga = defineCampos({
  postoId: contrato.posto,
  tipo: vinculo.tipoAdmissao,
  categoria: vinculo.categoria,
  fimAprendizagem: vinculo.fimAprendizagem,
  motivo: { label: 'Motivo da vaga', tipo: 'opcao', tabela: motivosVaga, alcance: 'termos' },
  /** The bond of whoever leaves the slot. */
  reposicaoDeId: { label: 'No lugar de', tipo: 'id', opcional: 'depende', alcance: 'termos' },
  dataPrevista: { label: 'Data prevista de admissão', tipo: 'data', alcance: 'lugar' },
  salarioCentavos: contrato.salarioCentavos,
  experienciaDias: vinculo.experienciaDias,
  experienciaProrrogacaoDias: vinculo.experienciaProrrogacaoDias,
  observacao: {
    label: 'Observação',
    tipo: 'texto',
    max: 255,
    longo: true,
    opcional: true,
    alcance: 'termos',
  },
})

const bancarios = defineCampos({
  /** The company asks the bank for a conta-salário: there is no account to type yet. */
  abrirConta: { label: 'Abrir conta-salário', tipo: 'simNao', opcional: true, alcance: 'reservado' },
  ...conta,
})

/** The fields of every step, in order: those of the person and of the bond, and the admission's own. */
export const campos = {
  vaga,
  pessoais,
  documentos,
  endereco,
  dependentes: defineCampos({ lista: { label: 'Dependentes', tipo: 'lista' } }),
  bancarios,
  beneficios,
  uniforme: defineCampos({ tamanhos: { label: 'Tamanhos', tipo: 'lista', alcance: 'uniforme' } }),
} as const

/** The steps of the form, in order. */
export const passos = {
  vaga: { label: 'Vaga' },
  pessoais: { label: 'Dados pessoais' },
  documentos: { label: 'Documentos' },
  endereco: { label: 'Endereço' },
  dependentes: { label: 'Dependentes' },
  bancarios: { label: 'Dados bancários' },
  beneficios: { label: 'Benefícios' },
  uniforme: { label: 'Uniforme' },
} as const satisfies Readonly<Record<keyof typeof campos, { readonly label: string }>>

export type Etapa = keyof typeof passos
export const etapaNomes = Object.keys(passos) as [Etapa, ...Etapa[]]

/** Label of every field, for the review, the de→para and the reasons of a return. */
export const camposLabel = {
  vaga: labelsDe(campos.vaga),
  pessoais: labelsDe(campos.pessoais),
  documentos: labelsDe(campos.documentos),
  endereco: labelsDe(campos.endereco),
  dependentes: labelsDe(campos.dependentes),
  bancarios: labelsDe(campos.bancarios),
  beneficios: labelsDe(campos.beneficios),
  uniforme: labelsDe(campos.uniforme),
} as const
