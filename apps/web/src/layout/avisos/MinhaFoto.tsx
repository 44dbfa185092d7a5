import { useMinhaFoto } from '../../lib/session/use-perfil.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Foto } from '../../ui/upload/Foto.tsx'

/** The person's photo in the top bar; the usual drawing until there is one. */
export function MinhaFoto() {
  const { nome } = useUsuario()
  const src = useMinhaFoto()
  return src ? <Foto nome={nome} src={src} size={28} /> : <Icon name="perfil" />
}
