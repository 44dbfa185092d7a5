import type { Pronta } from '@rh/domain/setores/ainda'
import type { TipoDeclarado } from '@rh/domain/processos/processos'

type AreaComLista = { [V in Pronta]: V extends `${infer A}.listar` ? A : never }[Pronta]

const daFeature = (area: AreaComLista, arquivo: string): string => `src/features/${area}/${arquivo}`
/** The list that every kind of process shares, and what the kind brings to it. */
const deProcesso = (tipo: TipoDeclarado & AreaComLista): readonly string[] => [
  'src/features/processo/lista/ListarPage.tsx',
  daFeature(tipo, 'tela.tsx'),
]

/**
 * The files of each list, which the document asks for while the entry still arrives: a list is where most people
 * begin. One that is forgotten here does not compile; one that is not in the build stops it.
 */
export const arquivosDasListas: Readonly<Record<AreaComLista, readonly string[]>> = {
  admissao: deProcesso('admissao'),
  afastamento: deProcesso('afastamento'),
  colaborador: [daFeature('colaborador', 'ColaboradorList.tsx')],
  ferias: deProcesso('ferias'),
  promocao: deProcesso('promocao'),
  contratos: [daFeature('contratos', 'ListarPage.tsx')],
  usuarios: [daFeature('usuarios', 'ListarPage.tsx')],
}
