import { z } from 'zod'
import { centavos, diaCalculado, id, idParam, instante, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { pendencia } from '../pendencia.ts'
import { estadosDaAlteracao, MAXIMO_DE_PESSOAS } from '../processos/promocao/coletiva.ts'

// What a readjustment by an agreement and a change of posts answer and ask alike.

/** Room for every person of the largest change, in bytes. */
export const CORPO_DA_COLETIVA_BYTES = 2 * 1024 * 1024

export const comId = { params: z.strictObject({ id: idParam }) } as const

/** Who a row is about. */
export const identidade = {
  colaboradorId: z.int(),
  nome: z.string(),
  matricula: z.string(),
  cargo: z.string(),
}

/** Why a person does not go with the others; null for who does. */
export const excecaoDe = <K extends string>(excecoes: Readonly<Record<K, boolean>>) =>
  z.object({ codigo: z.enum(codigosDe(excecoes)), motivo: z.string(), podeIncluir: z.boolean() }).nullable()

/** What would change, before anything is written. */
export const previaDe = <P extends z.ZodType>(pessoa: P) =>
  z.object({
    /** About the change itself. */
    pendencias: z.array(pendencia),
    pessoas: z.array(pessoa),
    /** Last day to send the alterations to eSocial (S-2206). */
    s2206Ate: diaCalculado,
  })

/** The order to start; `ninguem` is said where nobody goes. */
export const inicioDe = <P extends z.ZodType>(parametros: P, ninguem: string) =>
  z.strictObject({
    titulo: textoObrigatorio(120, 3),
    parametros,
    /**
     * Everybody who goes, exceptions that go after all included, with the pay that the preview said: whoever changed since
     * then stops the start.
     */
    vao: z
      .array(z.strictObject({ colaboradorId: id, deCentavos: centavos, paraCentavos: centavos }))
      .min(1, ninguem)
      .max(MAXIMO_DE_PESSOAS),
    /** People taken out by hand, with the reason. */
    fora: z
      .array(z.strictObject({ colaboradorId: id, motivo: textoObrigatorio(255, 3) }))
      .max(MAXIMO_DE_PESSOAS),
    alertasAceitos: z.array(textoObrigatorio(60)).max(50).optional(),
  })

/** One of those that were started. */
export const feita = z.object({
  id: z.int(),
  titulo: z.string(),
  estado: z.enum(codigosDe(estadosDaAlteracao)),
  por: z.string(),
  em: instante,
  pessoas: z.int(),
  /** Raise of the month of everybody together, without additionals, in centavos. */
  aumentoCentavos: z.int(),
})

/** How far one that was started has come. */
export const situacao = {
  s2206Ate: diaCalculado,
  /** While the system writes; null otherwise. */
  andamento: z.object({ feitos: z.int(), total: z.int() }).nullable(),
  /** Why nothing was written. */
  recusa: z.string().nullable(),
  desfeito: z.object({ por: z.string(), em: instante, motivo: z.string() }).nullable(),
  podeDesfazer: z.boolean(),
}

/** Why a person stayed out, or keeps the new terms after the undo. */
export const semMudar = { fora: z.string().nullable(), ficou: z.string().nullable() }

/** The order to undo a whole one. */
export const desfazer = z.strictObject({
  id,
  motivo: textoObrigatorio(255, 10),
  /** Those who cannot go back, confirmed by name. */
  ficam: z.array(id).max(MAXIMO_DE_PESSOAS),
})
