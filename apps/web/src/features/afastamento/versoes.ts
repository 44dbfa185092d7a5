import { campos } from './rotulos.ts'
import type { Registro } from './registro.ts'

type Dados = Registro['dados']

const isVazio = (valor: unknown): boolean => valor === undefined || valor === null || valor === ''

/** Fields that a correction changed: what a form held that the next one did not. */
export const mudados = (antes: Dados, depois: Dados): string[] =>
  Object.keys(campos).filter(
    (campo) =>
      campo !== 'atestado.hash' &&
      JSON.stringify(antes[campo] ?? null) !== JSON.stringify(depois[campo] ?? null),
  )

interface Versao {
  readonly dados: Dados
}

/** The forms that lost a text to a correction, each with the form after it, the last first: what only adds is no correction. */
export const corrigidas = <V extends Versao>(versoes: readonly V[], atual: Dados) =>
  versoes
    .map((versao, i) => ({ versao, depois: versoes[i + 1]?.dados ?? atual }))
    .filter(({ versao: { dados }, depois }) => mudados(dados, depois).some((campo) => !isVazio(dados[campo])))
    .toReversed()
