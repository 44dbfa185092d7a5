import { z } from 'zod'
import { id, idParam, opcional, textoObrigatorio } from '../br/campos.ts'
import { codigosDe, rotulosDe } from '../codigos/codigos.ts'
import { defineList } from '../listas/define-list.ts'
import { defineCadastro, filtroAtivo, linhaBase } from './define-cadastro.ts'

export const tiposDeCentro = {
  operacional: 'Operacional',
  administrativo: 'Administrativo',
  comercial: 'Comercial',
} as const

const tipo = z.enum(codigosDe(tiposDeCentro), 'Escolha o tipo')

export const centroDeCusto = defineCadastro({
  nome: 'centrodecusto',
  slug: 'centros-de-custo',
  um: 'Centro de custo',
  genero: 'm',
  leitura: ['contratos.novo', 'contratos.visualizar'],
  lista: defineList({
    colunas: {
      codigo: { label: 'Código', sortable: true },
      descricao: { label: 'Descrição', sortable: true },
      tipo: { label: 'Tipo', rotulos: rotulosDe(tiposDeCentro) },
      pai: { label: 'Subordinado a' },
      contratos: { label: 'Contratos', tipo: 'numero' },
      ativo: { label: 'Situação' },
    },
    filtros: { ...filtroAtivo, tipo: tipo.optional(), paiId: idParam.optional() },
    descricoes: {
      tipo: { label: 'Tipo', rotulos: rotulosDe(tiposDeCentro) },
      paiId: { label: 'Subordinado a' },
    },
    ordemPadrao: 'codigo',
  }),
  schema: z.strictObject({
    codigo: textoObrigatorio(20),
    descricao: textoObrigatorio(120, 3),
    tipo,
    paiId: opcional(id),
  }),
  linha: linhaBase.extend({
    codigo: z.string(),
    descricao: z.string(),
    tipo,
    paiId: z.int().nullable(),
    pai: z.string().nullable(),
    /** How many contracts are booked on it. */
    contratos: z.int(),
  }),
  textos: {
    centro_de_custo: {
      campos: {
        codigo: { label: 'Código' },
        descricao: { label: 'Descrição' },
        tipo: { label: 'Tipo', formato: { opcoes: tiposDeCentro } },
        pai_id: { label: 'Subordinado a', formato: { referencia: 'centro_de_custo' } },
        ativo: { label: 'Ativo', formato: 'sim-nao' },
      },
    },
  },
})

/**
 * Whether putting `id` under `paiId` would make it its own ancestor. `paiDe` tells the present parent of each centre.
 */
export function fechaCiclo(id: number, paiId: number, paiDe: ReadonlyMap<number, number | null>): boolean {
  const vistos = new Set<number>()
  for (let atual: number | null = paiId; atual !== null; atual = paiDe.get(atual) ?? null) {
    if (atual === id) return true
    if (vistos.has(atual)) return false
    vistos.add(atual)
  }
  return false
}
