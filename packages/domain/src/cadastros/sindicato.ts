import { z } from 'zod'
import { formatCnpj14 } from '../br/mascaras.ts'
import { cnpj, id, opcional, textoObrigatorio, uf } from '../br/campos.ts'
import { codigosDe, rotulosDe } from '../codigos/codigos.ts'
import { defineList } from '../listas/define-list.ts'
import { camposDaConvencao } from './convencao.ts'
import { defineCadastro, filtroAtivo, linhaBase } from './define-cadastro.ts'

export const tiposDeSindicato = {
  profissional: 'Profissional (empregados)',
  patronal: 'Patronal (empresas)',
  diferenciada: 'Categoria diferenciada',
} as const

/** Unions that stand for employees: one of companies is no union of a contract or of a person (CLT art. 511 §§ 1º-3º). */
export const sindicatosDeEmpregados = [
  'profissional',
  'diferenciada',
] as const satisfies readonly (keyof typeof tiposDeSindicato)[]

/** `1` → `Janeiro`: the month of the data-base. */
export const meses: Readonly<Record<string, string>> = {
  '1': 'Janeiro',
  '2': 'Fevereiro',
  '3': 'Março',
  '4': 'Abril',
  '5': 'Maio',
  '6': 'Junho',
  '7': 'Julho',
  '8': 'Agosto',
  '9': 'Setembro',
  '10': 'Outubro',
  '11': 'Novembro',
  '12': 'Dezembro',
}

const tipo = z.enum(codigosDe(tiposDeSindicato), 'Escolha o tipo')

/** A place where the union represents: a state as a whole, or one município of it. */
const lugar = z.strictObject({ uf, municipioIbge: opcional(id) })

export const sindicato = defineCadastro({
  nome: 'sindicato',
  slug: 'sindicatos',
  um: 'Sindicato',
  genero: 'm',
  leitura: ['contratos.novo', 'contratos.visualizar'],
  lista: defineList({
    colunas: {
      nome: { label: 'Nome', sortable: true },
      cnpj: { label: 'CNPJ' },
      tipo: { label: 'Tipo', sortable: true, rotulos: rotulosDe(tiposDeSindicato) },
      uf: { label: 'UF', sortable: true },
      dataBaseMes: { label: 'Data-base', sortable: true },
      convencaoFim: { label: 'Convenção até', sortable: true, tipo: 'data', prazo: true },
      ativo: { label: 'Situação' },
    },
    filtros: { ...filtroAtivo, uf: uf.optional(), tipo: tipo.optional() },
    descricoes: {
      uf: { label: 'UF' },
      tipo: { label: 'Tipo', rotulos: rotulosDe(tiposDeSindicato) },
    },
    ordemPadrao: 'nome',
  }),
  schema: z.strictObject({
    nome: textoObrigatorio(160, 5),
    cnpj,
    tipo,
    uf,
    dataBaseMes: z.int('Escolha o mês').min(1, 'Escolha o mês').max(12),
    base: z
      .array(lugar)
      .min(1, 'Informe ao menos um estado ou município')
      .max(900)
      .superRefine((lugares, contexto) => {
        for (const [indice, mensagem] of recusasDaBase(lugares))
          contexto.addIssue({ code: 'custom', path: [indice, 'municipioIbge'], message: mensagem })
      }),
  }),
  linha: linhaBase.extend({
    nome: z.string(),
    cnpj: z.string(),
    tipo,
    uf: z.string(),
    dataBaseMes: z.int(),
    base: z.array(
      z.object({ uf: z.string(), municipioIbge: z.int().nullable(), municipio: z.string().nullable() }),
    ),
    /** End of the last agreement; null without one. */
    convencaoFim: z.string().nullable(),
  }),
  planilha: {
    cnpj: ({ cnpj: numero }) => formatCnpj14(numero),
    dataBaseMes: ({ dataBaseMes }) => meses[dataBaseMes],
  },
  textos: {
    sindicato: {
      campos: {
        nome: { label: 'Nome' },
        cnpj: { label: 'CNPJ', formato: 'cnpj' },
        tipo: { label: 'Tipo', formato: { opcoes: tiposDeSindicato } },
        uf: { label: 'UF' },
        data_base_mes: { label: 'Data-base', formato: { opcoes: meses } },
        ativo: { label: 'Ativo', formato: 'sim-nao' },
      },
    },
    sindicato_base: {
      um: 'Base territorial',
      campos: {
        uf: { label: 'UF' },
        municipio_ibge: { label: 'Município', formato: { referencia: 'municipio' } },
      },
    },
    convencao: { um: 'Convenção', campos: camposDaConvencao },
  },
})

interface Lugar {
  readonly uf: string
  readonly municipioIbge?: number | undefined
}

/** A place named twice, or a município beside its whole state, by its place in the list. */
export function recusasDaBase(lugares: readonly Lugar[]): [indice: number, mensagem: string][] {
  const inteiros = new Set(lugares.filter((l) => l.municipioIbge === undefined).map((l) => l.uf))
  const vistos = new Set<string>()
  const recusa = ({ uf: sigla, municipioIbge }: Lugar): string | null => {
    const chave = `${sigla} ${municipioIbge ?? ''}`
    if (vistos.has(chave)) return 'Este lugar já está na base'
    vistos.add(chave)
    const dentro = municipioIbge !== undefined && inteiros.has(sigla)
    return dentro ? `O estado ${sigla} inteiro já está na base` : null
  }
  return lugares.flatMap((lugar, indice): [number, string][] => {
    const mensagem = recusa(lugar)
    return mensagem ? [[indice, mensagem]] : []
  })
}
