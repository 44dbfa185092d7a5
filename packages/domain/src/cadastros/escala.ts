import { z } from 'zod'
import { opcional, textoObrigatorio } from '../br/campos.ts'
import { ESCALA_DO_FOLGUISTA } from '../cobertura/quadro.ts'
import { codigosDe, rotulosDe } from '../codigos/codigos.ts'
import { defineList } from '../listas/define-list.ts'
import { diasDaSemana, type DiaDaSemana } from '../regras/calendario/escala.ts'
import { defineCadastro, filtroAtivo, linhaBase } from './define-cadastro.ts'
import { recusasDaEscala } from './jornada-da-escala.ts'

export const tiposDeEscala = {
  '5x2': '5x2',
  '6x1': '6x1',
  '12x36': '12x36',
  '5x1': '5x1',
  '4x2': '4x2',
  parcial: 'Tempo parcial',
  [ESCALA_DO_FOLGUISTA]: 'Folguista',
  outra: 'Outra',
} as const
export type TipoDeEscala = keyof typeof tiposDeEscala

export const nomesDosDias: Readonly<Record<DiaDaSemana, string>> = {
  seg: 'Segunda-feira',
  ter: 'Terça-feira',
  qua: 'Quarta-feira',
  qui: 'Quinta-feira',
  sex: 'Sexta-feira',
  sab: 'Sábado',
  dom: 'Domingo',
}

/** Weekdays in three letters. */
export const diasCurtos: Readonly<Record<DiaDaSemana, string>> = {
  seg: 'Seg',
  ter: 'Ter',
  qua: 'Qua',
  qui: 'Qui',
  sex: 'Sex',
  sab: 'Sáb',
  dom: 'Dom',
}

interface DiasDaEscala {
  readonly tipo: string
  readonly ciclo: 'semanal' | 'rotativo'
  readonly dias: readonly DiaDaSemana[]
  readonly cicloTrabalho: number | null
  readonly cicloFolga: number | null
}

/** `seg a sex`, `seg, qua, sex`, `5 por 1`: when one works. */
export function quandoTrabalha({ ciclo, dias, cicloTrabalho, cicloFolga, tipo }: DiasDaEscala): string {
  if (tipo === '12x36') return 'dia sim, dia não'
  if (ciclo === 'rotativo') return `${cicloTrabalho} por ${cicloFolga}`
  const nomes = dias.map((d) => diasCurtos[d].toLowerCase())
  const [primeiro, ultimo] = [dias[0], dias.at(-1)]
  if (!primeiro || !ultimo) return ''
  const seguidos = diasDaSemana.indexOf(ultimo) - diasDaSemana.indexOf(primeiro) + 1 === dias.length
  return seguidos && dias.length > 2 ? `${nomes[0]} a ${nomes.at(-1)}` : nomes.join(', ')
}

/** `07:00 às 16:48 · seg a sex`. */
export const horarioDaEscala = (
  escala: DiasDaEscala & { readonly entrada: string; readonly saida: string },
): string => `${escala.entrada} às ${escala.saida} · ${quandoTrabalha(escala)}`

export const hora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe a hora como 07:30')
const dia = z.enum(diasDaSemana)
const inteiro = (min: number, max: number) =>
  z.int().min(min, `Informe de ${min} a ${max}`).max(max, `Informe de ${min} a ${max}`)
const tipo = z.enum(codigosDe(tiposDeEscala), 'Escolha o tipo')

const dados = z.strictObject({
  nome: textoObrigatorio(60, 3),
  tipo,
  /** Fixed weekdays, or a cycle of days on and off that goes around the week. */
  ciclo: z.enum(['semanal', 'rotativo'], 'Escolha como são as folgas'),
  dias: z.array(dia).max(7),
  cicloTrabalho: opcional(inteiro(1, 30)),
  cicloFolga: opcional(inteiro(1, 30)),
  entrada: hora,
  saida: hora,
  intervaloMinutos: inteiro(0, 480),
  sabadoEntrada: opcional(hora),
  sabadoSaida: opcional(hora),
  repouso: opcional(dia),
})

export const escalaSchema = dados.superRefine((escala, contexto) => {
  for (const [campo, mensagem] of recusasDaEscala(escala))
    contexto.addIssue({ code: 'custom', path: [campo], message: mensagem })
})
export type DadosDaEscala = z.output<typeof dados>

export const escala = defineCadastro({
  nome: 'escala',
  slug: 'escalas',
  um: 'Escala',
  genero: 'f',
  leitura: ['contratos.novo', 'contratos.visualizar'],
  lista: defineList({
    colunas: {
      nome: { label: 'Nome', sortable: true },
      tipo: { label: 'Tipo', sortable: true, rotulos: rotulosDe(tiposDeEscala) },
      horario: { label: 'Horário' },
      horasSemanais: { label: 'Horas na semana', sortable: true, tipo: 'numero' },
      noturna: { label: 'Período' },
      pessoas: { label: 'Pessoas', tipo: 'numero' },
      ativo: { label: 'Situação' },
    },
    filtros: { ...filtroAtivo, tipo: tipo.optional() },
    descricoes: { tipo: { label: 'Tipo', rotulos: rotulosDe(tiposDeEscala) } },
    ordemPadrao: 'nome',
  }),
  schema: escalaSchema,
  linha: linhaBase.extend({
    nome: z.string(),
    tipo: z.string(),
    ciclo: z.enum(['semanal', 'rotativo']),
    dias: z.array(dia),
    cicloTrabalho: z.int().nullable(),
    cicloFolga: z.int().nullable(),
    entrada: z.string(),
    saida: z.string(),
    intervaloMinutos: z.int(),
    sabadoEntrada: z.string().nullable(),
    sabadoSaida: z.string().nullable(),
    repouso: dia.nullable(),
    horasSemanais: z.number(),
    noturna: z.boolean(),
    /** Active bonds that work by it today. */
    pessoas: z.int(),
  }),
  planilha: {
    horario: (escala) => horarioDaEscala(escala),
    noturna: ({ noturna }) => (noturna ? 'Noturna' : 'Diurna'),
  },
  textos: {
    escala: {
      campos: {
        nome: { label: 'Nome' },
        tipo: { label: 'Tipo', formato: { opcoes: tiposDeEscala } },
        dias: { label: 'Dias de trabalho', formato: { opcoes: nomesDosDias } },
        ciclo_trabalho: { label: 'Dias de trabalho no ciclo' },
        ciclo_folga: { label: 'Dias de folga no ciclo' },
        entrada: { label: 'Entrada', formato: 'hora' },
        saida: { label: 'Saída', formato: 'hora' },
        intervalo_minutos: { label: 'Intervalo (min)' },
        sabado_entrada: { label: 'Entrada no sábado', formato: 'hora' },
        sabado_saida: { label: 'Saída no sábado', formato: 'hora' },
        repouso: { label: 'Repouso', formato: { opcoes: nomesDosDias } },
        horas_semanais: { label: 'Horas na semana' },
        noturna: { label: 'Trabalho noturno', formato: 'sim-nao' },
        ativo: { label: 'Ativa', formato: 'sim-nao' },
      },
    },
  },
})
