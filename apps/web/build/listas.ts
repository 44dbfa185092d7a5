import { isPronta, type Pronta } from '@rh/domain/setores/ainda'
import { tiposDeclarados, type TipoDeclarado } from '@rh/domain/processos/processos'

type AreaComLista = { [V in Pronta]: V extends `${infer A}.listar` ? A : never }[Pronta]

const isComLista = (tipo: TipoDeclarado): tipo is TipoDeclarado & AreaComLista => isPronta(`${tipo}.listar`)

const daFeature = (area: AreaComLista, arquivo: string): string => `src/features/${area}/${arquivo}`
/** The list that every kind of process shares, and what the kind brings to it. */
const dosProcessos = Object.fromEntries(
  tiposDeclarados
    .filter(isComLista)
    .map((tipo) => [tipo, ['src/features/processo/lista/ListarPage.tsx', daFeature(tipo, 'tela.tsx')]]),
) as unknown as Readonly<Record<TipoDeclarado & AreaComLista, readonly string[]>>

/**
 * The files of each list, which the document asks for while the entry still arrives: a list is where most people
 * begin. One that is forgotten here does not compile; one that is not in the build stops it.
 */
export const arquivosDasListas: Readonly<Record<AreaComLista, readonly string[]>> = {
  ...dosProcessos,
  colaborador: [daFeature('colaborador', 'ColaboradorList.tsx')],
  contratos: [daFeature('contratos', 'ListarPage.tsx')],
  usuarios: [daFeature('usuarios', 'ListarPage.tsx')],
}
