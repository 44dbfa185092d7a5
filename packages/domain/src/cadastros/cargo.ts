import { z } from 'zod'
import { textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { defineList } from '../listas/define-list.ts'
import { defineCadastro, filtroAtivo, linhaBase } from './define-cadastro.ts'
import { camposDoPiso } from './piso.ts'

/** Norms whose training the work may ask for, in the order of their numbers. */
export const normas = {
  'NR-10': 'NR-10 · Eletricidade',
  'NR-11': 'NR-11 · Empilhadeira e transporte de materiais',
  'NR-12': 'NR-12 · Máquinas e equipamentos',
  'NR-20': 'NR-20 · Inflamáveis e combustíveis',
  'NR-32': 'NR-32 · Serviços de saúde',
  'NR-33': 'NR-33 · Espaços confinados',
  'NR-35': 'NR-35 · Trabalho em altura',
} as const

const norma = z.enum(codigosDe(normas))

export const cargo = defineCadastro({
  nome: 'cargo',
  slug: 'cargos',
  um: 'Cargo',
  genero: 'm',
  leitura: ['contratos.novo', 'contratos.visualizar'],
  lista: defineList({
    colunas: {
      titulo: { label: 'Título', sortable: true },
      cbo: { label: 'CBO', sortable: true },
      nrs: { label: 'Treinamentos' },
      asoDeRisco: { label: 'ASO de risco', tipo: 'simNao' },
      pisos: { label: 'Pisos em vigor', tipo: 'numero' },
      ativo: { label: 'Situação' },
    },
    filtros: { ...filtroAtivo },
    ordemPadrao: 'titulo',
  }),
  schema: z.strictObject({
    titulo: textoObrigatorio(100, 3),
    cbo: z.string().regex(/^\d{6}$/, 'Escolha a ocupação na lista'),
    nrs: z.array(norma).max(7),
    asoDeRisco: z.boolean(),
  }),
  linha: linhaBase.extend({
    titulo: z.string(),
    cbo: z.string(),
    /** Title of the occupation in the CBO; null for a code that left the table. */
    ocupacao: z.string().nullable(),
    nrs: z.array(z.string()),
    asoDeRisco: z.boolean(),
    /** Unions with a floor in force today. */
    pisos: z.int(),
  }),
  planilha: {
    cbo: ({ cbo, ocupacao: titulo }) => (titulo ? `${formatCbo(cbo)} · ${titulo}` : formatCbo(cbo)),
  },
  textos: {
    cargo: {
      campos: {
        titulo: { label: 'Título' },
        cbo: { label: 'CBO' },
        nrs: { label: 'Treinamentos', formato: 'lista' },
        aso_de_risco: { label: 'Exige ASO de risco', formato: 'sim-nao' },
        ativo: { label: 'Ativo', formato: 'sim-nao' },
      },
    },
    piso_salarial: { um: 'Piso', campos: camposDoPiso },
  },
})

/** An occupation as the search answers it. */
export const ocupacao = z.object({ codigo: z.string(), titulo: z.string() })

/** `514320` as people write it: `5143-20`. */
export const formatCbo = (cbo: string): string => `${cbo.slice(0, 4)}-${cbo.slice(4)}`
