import { canOpen, setoresDe } from '@rh/domain/setores/rotas'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { useTela } from '../tela.ts'
import { enderecosDe, enderecosDoAdmin, type Enderecos } from './enderecos.ts'

/**
 * Addresses of one draft for this person. Only some sectors have the form: a person in another one is led to theirs.
 */
export function useEnderecos(id: number): Enderecos {
  const setor = useSetor()
  const grupos = useGrupos()
  const { tela, vistas } = useTela()
  if (canOpen(setor, vistas.editar, grupos)) return enderecosDoAdmin(tela, id)
  const comFormulario = [setor, ...setoresDe(grupos)].find((slug) =>
    canOpen(slug, vistas.editarRascunho, grupos),
  )
  return enderecosDe(tela, comFormulario ?? setor, id)
}
