import { z } from 'zod'
import { formatData } from '../br/data.ts'
import { data, id, idParam, opcional, textoObrigatorio, uf } from '../br/campos.ts'
import { codigosDe, rotulosDe } from '../codigos/codigos.ts'
import { defineList } from '../listas/define-list.ts'
import { feriadosNacionais, pascoa } from '../regras/calendario/feriados.ts'
import { somarDias } from '../regras/calendario/datas.ts'
import { meses } from './sindicato.ts'
import { defineCadastro, filtroAtivo, linhaBase } from './define-cadastro.ts'

export const abrangencias = { estadual: 'Estadual', municipal: 'Municipal' } as const
export const repeticoes = {
  anual: 'Todo ano, no mesmo dia',
  pascoa: 'Todo ano, contado da Páscoa',
  unica: 'Uma só vez',
} as const

/** Local feasts that move with Easter, by their distance from it. */
export const moveis = {
  '-48': 'Segunda-feira de Carnaval',
  '-47': 'Terça-feira de Carnaval',
  '-46': 'Quarta-feira de Cinzas',
  '8': 'Segunda-feira, oito dias depois da Páscoa',
  '60': 'Corpus Christi',
} as const

const abrangencia = z.enum(codigosDe(abrangencias), 'Escolha a abrangência')
const repeticao = z.enum(codigosDe(repeticoes), 'Escolha como se repete')
const ano = z.int().min(1900, 'Informe o ano').max(2199, 'Informe o ano')

const dados = z.strictObject({
  nome: textoObrigatorio(100, 3),
  abrangencia,
  uf,
  municipioIbge: opcional(id),
  repeticao,
  dia: opcional(z.int().min(1, 'Informe o dia').max(31, 'Informe o dia')),
  mes: opcional(z.int().min(1, 'Escolha o mês').max(12)),
  diasDaPascoa: opcional(z.int().min(-100).max(100)),
  data: opcional(data),
  desdeAno: opcional(ano),
  ateAno: opcional(ano),
  fundamento: textoObrigatorio(160, 3),
  conferir: z.boolean(),
})
export type DadosDoFeriado = z.output<typeof dados>

export const feriado = defineCadastro({
  nome: 'feriado',
  slug: 'feriados',
  um: 'Feriado',
  genero: 'm',
  lista: defineList({
    colunas: {
      nome: { label: 'Nome', sortable: true },
      quando: { label: 'Quando' },
      abrangencia: { label: 'Abrangência', sortable: true, rotulos: rotulosDe(abrangencias) },
      lugar: { label: 'Lugar', sortable: true },
      fundamento: { label: 'Fundamento' },
      ativo: { label: 'Situação' },
    },
    filtros: { ...filtroAtivo, uf: uf.optional(), abrangencia: abrangencia.optional() },
    descricoes: {
      uf: { label: 'UF' },
      abrangencia: { label: 'Abrangência', rotulos: rotulosDe(abrangencias) },
    },
    ordemPadrao: 'lugar',
  }),
  schema: dados.superRefine((f, contexto) => {
    for (const [campo, mensagem] of recusasDoFeriado(f))
      contexto.addIssue({ code: 'custom', path: [campo], message: mensagem })
  }),
  linha: linhaBase.extend({
    nome: z.string(),
    abrangencia,
    uf: z.string(),
    municipioIbge: z.int().nullable(),
    municipio: z.string().nullable(),
    lugar: z.string(),
    repeticao,
    dia: z.int().nullable(),
    mes: z.int().nullable(),
    diasDaPascoa: z.int().nullable(),
    data: z.string().nullable(),
    desdeAno: z.int().nullable(),
    ateAno: z.int().nullable(),
    fundamento: z.string(),
    conferir: z.boolean(),
  }),
  planilha: {
    quando: (f) => quandoCai(f),
    fundamento: ({ fundamento, conferir }) => (conferir ? `${fundamento} (a conferir)` : fundamento),
  },
  textos: {
    feriado: {
      campos: {
        nome: { label: 'Nome' },
        abrangencia: { label: 'Abrangência', formato: { opcoes: abrangencias } },
        uf: { label: 'UF' },
        municipio_ibge: { label: 'Município', formato: { referencia: 'municipio' } },
        repeticao: { label: 'Repetição', formato: { opcoes: repeticoes } },
        dia: { label: 'Dia' },
        mes: { label: 'Mês' },
        dias_da_pascoa: { label: 'Dias da Páscoa', formato: { opcoes: moveis } },
        data: { label: 'Data', formato: 'data' },
        desde_ano: { label: 'Desde o ano' },
        ate_ano: { label: 'Até o ano' },
        fundamento: { label: 'Fundamento' },
        conferir: { label: 'A conferir', formato: 'sim-nao' },
        ativo: { label: 'Ativo', formato: 'sim-nao' },
      },
    },
  },
})

/** `25 de janeiro`, `Corpus Christi`, `20/11/2026`: when a registered holiday falls. */
export function quandoCai({
  repeticao: como,
  dia,
  mes,
  diasDaPascoa,
  data: unica,
  desdeAno,
  ateAno,
}: DiaDoFeriado): string {
  if (como === 'unica') return unica === null ? '' : formatData(unica)
  const base =
    como === 'pascoa'
      ? (moveis[String(diasDaPascoa) as keyof typeof moveis] ?? `${diasDaPascoa} dias da Páscoa`)
      : `${dia === 1 ? '1º' : dia} de ${(meses[String(mes)] ?? '').toLowerCase()}`
  const anos = [desdeAno !== null && `desde ${desdeAno}`, ateAno !== null && `até ${ateAno}`].filter(Boolean)
  return anos.length > 0 ? `${base} (${anos.join(' ')})` : base
}

const DIAS_DO_MES = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** What the fields cannot say together, each with the field that answers for it. */
export function recusasDoFeriado(f: DadosDoFeriado): (readonly [campo: string, mensagem: string])[] {
  const recusas: [string, string][] = []
  if (f.abrangencia === 'municipal' && f.municipioIbge === undefined)
    recusas.push(['municipioIbge', 'Escolha o município'])
  if (f.repeticao === 'anual') {
    if (f.mes === undefined) recusas.push(['mes', 'Escolha o mês'])
    if (f.dia === undefined) recusas.push(['dia', 'Informe o dia'])
    else if (f.mes !== undefined && f.dia > (DIAS_DO_MES[f.mes - 1] ?? 31))
      recusas.push(['dia', 'Este mês não tem este dia todos os anos'])
  }
  if (f.repeticao === 'pascoa' && f.diasDaPascoa === undefined)
    recusas.push(['diasDaPascoa', 'Escolha a festa'])
  if (f.repeticao === 'unica' && f.data === undefined) recusas.push(['data', 'Informe a data'])
  if (f.desdeAno !== undefined && f.ateAno !== undefined && f.ateAno < f.desdeAno)
    recusas.push(['ateAno', 'O último ano vem antes do primeiro'])
  return recusas
}

/** A registered holiday, as far as its date goes. */
export interface DiaDoFeriado {
  readonly repeticao: keyof typeof repeticoes
  readonly dia: number | null
  readonly mes: number | null
  readonly diasDaPascoa: number | null
  readonly data: string | null
  readonly desdeAno: number | null
  readonly ateAno: number | null
}

const doisDigitos = (n: number): string => String(n).padStart(2, '0')

/** The day of a registered holiday in a year; null when it has none in it. */
export function dataNoAno(f: DiaDoFeriado, ano_: number): string | null {
  if ((f.desdeAno !== null && ano_ < f.desdeAno) || (f.ateAno !== null && ano_ > f.ateAno)) return null
  if (f.repeticao === 'unica') return f.data?.startsWith(`${ano_}-`) ? f.data : null
  if (f.repeticao === 'pascoa')
    return f.diasDaPascoa === null ? null : somarDias(pascoa(ano_), f.diasDaPascoa)
  return f.dia === null || f.mes === null ? null : `${ano_}-${doisDigitos(f.mes)}-${doisDigitos(f.dia)}`
}

/** A holiday of a year in some place. */
export const feriadoDoAno = z.object({
  data: z.string(),
  nome: z.string(),
  abrangencia: z.enum(['nacional', 'estadual', 'municipal']),
  fundamento: z.string(),
  conferir: z.boolean(),
  /** The registered one; null for a national holiday, which is computed. */
  id: z.int().nullable(),
})
export type FeriadoDoAno = z.output<typeof feriadoDoAno>

type Registrado = DiaDoFeriado & Omit<FeriadoDoAno, 'data'>

/** National and registered holidays of a year together, in order of date; a registered one on a national day is left out. */
export function feriadosDoAno(ano_: number, registrados: readonly Registrado[]): FeriadoDoAno[] {
  const nacionais = feriadosNacionais(ano_).map((f) => ({
    ...f,
    abrangencia: 'nacional' as const,
    conferir: false,
    id: null,
  }))
  const locais = registrados.flatMap((f) => {
    const dataDoAno = dataNoAno(f, ano_)
    const { nome, abrangencia: ambito, fundamento, conferir, id: numero } = f
    // A state or a town that keeps a national holiday has one holiday, not two.
    return dataDoAno === null || nacionais.some(({ data: nacional }) => nacional === dataDoAno)
      ? []
      : [{ data: dataDoAno, nome, abrangencia: ambito, fundamento, conferir, id: numero }]
  })
  return [...nacionais, ...locais].toSorted((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0))
}

/** `?ano=&uf=&municipio=`: the year is the present one, the place is the whole country, when not given. */
export const feriadosQuery = z.strictObject({
  ano: z
    .custom<string | number>(
      (valor) => /^(19|20|21)\d\d$/.test(String(valor)),
      'Informe o ano com quatro algarismos',
    )
    .transform(Number)
    .meta({ type: 'integer' })
    .optional(),
  uf: uf.optional(),
  municipio: idParam.optional(),
})
