import { z } from 'zod'
import { opcional, textoObrigatorio } from '../br/campos.ts'
import { codigosDe, rotulosDe } from '../codigos/codigos.ts'
import { defineList } from '../listas/define-list.ts'
import { defineCadastro, filtroAtivo, linhaBase } from './define-cadastro.ts'

/** How the days with transport of a month are counted. */
export const regrasDeVt = {
  seg_sex: 'Dias úteis de segunda a sexta',
  seg_sab: 'Dias úteis de segunda a sábado',
  plantoes: 'Plantões da escala 12x36',
  escala: 'Dias de trabalho da escala',
  fixo: 'Quantidade fixa por mês',
  nenhum: 'Sem vale-transporte',
} as const
export type RegraDeVt = keyof typeof regrasDeVt

/** Rule by which a work scale counts its days with transport. */
export function regraDeVtDa({
  tipo,
  dias,
}: {
  readonly tipo: string
  readonly dias: readonly string[]
}): RegraDeVt {
  if (tipo === '12x36') return 'plantoes'
  if (dias.length === 0) return 'escala'
  const sabado = dias.includes('sab')
  if (dias.includes('dom') || dias.length < (sabado ? 6 : 5)) return 'escala'
  return sabado ? 'seg_sab' : 'seg_sex'
}

const regra = z.enum(codigosDe(regrasDeVt), 'Escolha a regra')

export const escalaVt = defineCadastro({
  nome: 'escalavt',
  slug: 'escalas-de-vt',
  um: 'Escala de vale-transporte',
  genero: 'f',
  lista: defineList({
    colunas: {
      descricao: { label: 'Descrição', sortable: true },
      codigo: { label: 'Código', sortable: true },
      regra: { label: 'Regra', rotulos: rotulosDe(regrasDeVt) },
      diasMes: { label: 'Dias de referência', sortable: true, tipo: 'numero' },
      ativo: { label: 'Situação' },
    },
    filtros: { ...filtroAtivo },
    ordemPadrao: 'descricao',
  }),
  schema: z
    .strictObject({
      codigo: textoObrigatorio(20),
      descricao: textoObrigatorio(80, 3),
      regra,
      diasMes: opcional(z.int().min(0, 'Informe de 0 a 31').max(31, 'Informe de 0 a 31')),
    })
    .refine(({ regra: r, diasMes }) => r !== 'fixo' || (diasMes ?? 0) > 0, {
      path: ['diasMes'],
      message: 'Informe quantos dias por mês',
    }),
  linha: linhaBase.extend({
    codigo: z.string(),
    descricao: z.string(),
    regra,
    diasMes: z.int().nullable(),
  }),
  textos: {
    escala_vt: {
      campos: {
        codigo: { label: 'Código' },
        descricao: { label: 'Descrição' },
        regra: { label: 'Regra', formato: { opcoes: regrasDeVt } },
        dias_mes: { label: 'Dias de referência' },
        ativo: { label: 'Ativa', formato: 'sim-nao' },
      },
    },
  },
})
