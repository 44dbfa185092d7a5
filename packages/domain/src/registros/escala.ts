import { z } from 'zod'
import { opcional, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../cadastros/codigos.ts'
import { defineList } from '../listas/define-list.ts'
import { diasDaSemana, type DiaDaSemana } from '../regras/calendario/escala.ts'
import { defineRegistro, filtroAtivo, linhaBase } from './define-registro.ts'
import { recusasDaEscala } from './jornada-da-escala.ts'

export const tiposDeEscala = {
  '5x2': '5x2',
  '6x1': '6x1',
  '12x36': '12x36',
  '5x1': '5x1',
  '4x2': '4x2',
  parcial: 'Tempo parcial',
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

export const escala = defineRegistro({
  nome: 'escala',
  slug: 'escalas',
  um: 'Escala',
  genero: 'f',
  leitura: ['contratos.novo', 'contratos.visualizar'],
  lista: defineList({
    colunas: {
      nome: { label: 'Nome', sortable: true },
      tipo: { label: 'Tipo', sortable: true },
      horario: { label: 'Horário' },
      horasSemanais: { label: 'Horas na semana', sortable: true },
      noturna: { label: 'Período' },
      pessoas: { label: 'Pessoas' },
      ativo: { label: 'Situação' },
    },
    filtros: { ...filtroAtivo, tipo: tipo.optional() },
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
  palavras: {
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
