import type { Campo, CampoDoTipo } from './campo.ts'
import { tabelas, type CodigoDe } from './tabelas.ts'

/** The codes of a choice, each with its words, in their order. */
export const tabelaDaOpcao = <C extends CampoDoTipo<'opcao'>>({
  tabela,
}: C): Readonly<Record<CodigoDe<C['tabela']>, string>> => {
  const codigos: Readonly<Record<string, string>> = typeof tabela === 'string' ? tabelas[tabela] : tabela
  return codigos
}

/** The words of a field's codes; nothing for a field that is no choice. */
export const textosDosCodigos = (campo: Campo): Readonly<Record<string, string>> | undefined =>
  campo.tipo === 'opcao' ? tabelaDaOpcao(campo) : undefined
