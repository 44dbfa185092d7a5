import Skeleton from '@mui/material/Skeleton'
import { isSlugDeCadastro, type SlugDeCadastro } from '@rh/domain/cadastros/catalogo'
import { rotasGerais } from '@rh/domain/setores/rotas'
import { lazy, Suspense, type ComponentType } from 'react'
import { Navigate, useParams } from 'react-router'

const tela = (carregar: () => Promise<{ readonly Tela: ComponentType }>) =>
  lazy(async () => ({ default: (await carregar()).Tela }))

/** The screen of each register, fetched when somebody opens it. */
const telas: Readonly<Record<SlugDeCadastro, ComponentType>> = {
  empresa: tela(() => import('./empresa/Empresa.tsx')),
  'centros-de-custo': tela(() => import('./CentrosDeCusto.tsx')),
  cargos: tela(() => import('./cargos/Cargos.tsx')),
  escalas: tela(() => import('./escalas/Escalas.tsx')),
  'escalas-de-vt': tela(() => import('./EscalasDeVt.tsx')),
  feriados: tela(() => import('./feriados/Feriados.tsx')),
  sindicatos: tela(() => import('./sindicatos/Sindicatos.tsx')),
  limites: tela(() => import('./series/Limites.tsx')),
  parametros: tela(() => import('./series/Parametros.tsx')),
  uniformes: tela(() => import('./Uniformes.tsx')),
  documentos: tela(() => import('./Documentos.tsx')),
}

/** One register: which one is in the address. */
export function Component() {
  const { registro: slug = '' } = useParams()
  if (!isSlugDeCadastro(slug)) return <Navigate to={rotasGerais.naoEncontrado} replace />
  const Tela = telas[slug]
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={480} sx={{ mt: 10, borderRadius: 4 }} />}>
      {/* Its own instance for each register: nothing of one stays on the screen of another. */}
      <Tela key={slug} />
    </Suspense>
  )
}
