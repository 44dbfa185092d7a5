import { z } from 'zod'
import { instante, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, somente, views, type Contract } from '../http/endpoint.ts'
import { canaisDeEnvio, motivosDeFalha, situacoesDaRotina, situacoesDasRotinas } from '../rotinas/rotinas.ts'
import { setores } from '../setores/setores.ts'

const comum = { tag: 'Rotinas', access: views('rotinas.inicio') } as const

const falha = z.object({
  em: instante,
  motivo: z.enum(codigosDe(motivosDeFalha)),
  /** Code of the system or library that failed, for who looks it up: `ECONNREFUSED`, `57014`. */
  detalhe: z.string().nullable(),
})

const rotina = z.object({
  nome: z.string(),
  titulo: z.string(),
  /** `todo dia às 02:40` */
  agenda: z.string(),
  situacao: z.enum(codigosDe(situacoesDaRotina)),
  /** The last run that ended, well or not. */
  ultima: z.object({ em: instante, milissegundos: z.int() }).nullable(),
  /** By the schedule, or sooner where it tries again. */
  proxima: instante,
  /** Since when the run under way runs. */
  andandoDesde: instante.nullable(),
  /** Since when a run waits for its turn. */
  esperandoDesde: instante.nullable(),
  /** The last one, however long ago. */
  falha: falha.nullable(),
  /** Runs in a row that failed by now, and since when; null once one went well. */
  falhando: z.object({ vezes: z.int(), desde: instante }).nullable(),
})
export type RotinaVista = z.output<typeof rotina>

const envio = z.object({
  canal: z.enum(codigosDe(canaisDeEnvio)),
  esperando: z.int(),
  /** Of the one that waits longest. */
  desde: instante.nullable(),
  /** Given up or refused within so many days; null where that is not kept. */
  desistidos: z.int().nullable(),
})
export type EnvioVisto = z.output<typeof envio>

/** Days of which what was given up is counted. */
export const DIAS_DOS_DESISTIDOS = 7

export const rotinasContract = {
  'GET /api/rotinas/listar': endpoint({
    ...comum,
    summary: 'O que o sistema faz sozinho: última vez, próxima, falhas e o que espera',
    response: z.object({
      situacao: z.enum(situacoesDasRotinas),
      results: z.array(rotina),
      /** Of the ways out that this installation has. */
      envios: z.array(envio),
    }),
  }),
  'POST /api/rotinas/tentar': endpoint({
    ...comum,
    summary: 'Roda uma rotina agora; o que já estava feito não se repete',
    body: z.strictObject({ nome: textoObrigatorio(80) }),
    response: z.object({ nome: z.string() }),
    perMinute: 30,
  }),
  'GET /api/rotinas/situacao': endpoint({
    tag: 'Rotinas',
    summary: 'As rotinas que falham seguidamente, ou que pararam',
    access: somente(setores.admin.grupos, 'setor.inicio de Admin'),
    response: z.object({
      situacao: z.enum(situacoesDasRotinas),
      falhando: z.array(
        z.object({
          titulo: z.string(),
          desde: instante,
          motivo: z.enum(codigosDe(motivosDeFalha)),
        }),
      ),
    }),
  }),
} as const satisfies Contract
