import Box from '@mui/material/Box'
import { hrefOf } from '@rh/domain/setores/rotas'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { Page } from '../../ui/page/Page.tsx'
import { PageTabs } from '../../ui/page/PageTabs.tsx'
import { useGrupos } from '../../lib/session/use-session.ts'
import { Anonimizacao } from './Anonimizacao.tsx'
import { Incidentes } from './Incidentes.tsx'
import { Prazos } from './Prazos.tsx'
import { Titulares } from './Titulares.tsx'
import { Tratamentos } from './Tratamentos.tsx'

interface Aba {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly Parte: ComponentType
  readonly deAdministrador?: true
}

const abas: readonly Aba[] = [
  { id: '', label: 'Titulares', icon: 'colaborador', Parte: Titulares },
  { id: 'prazos', label: 'Prazos', icon: 'relogio', Parte: Prazos },
  { id: 'anonimizacao', label: 'Anonimização', icon: 'cadeado', Parte: Anonimizacao, deAdministrador: true },
  { id: 'incidentes', label: 'Incidentes', icon: 'alerta', Parte: Incidentes },
  { id: 'tratamentos', label: 'Tratamentos', icon: 'documento', Parte: Tratamentos },
]

/** `privacidade/:aba?`: what is held of each person, and what for. */
export function Component() {
  const { aba = '' } = useParams()
  const setor = useSetor()
  const administra = useGrupos().includes('Administrador')
  const visiveis = abas.filter(({ deAdministrador }) => administra || !deAdministrador)
  const atual = visiveis.find(({ id }) => id === aba) ?? visiveis[0]
  if (!atual) return null
  const tabs = visiveis.map(({ id, label, icon }) => ({
    id,
    label,
    icon,
    href: hrefOf(setor, 'privacidade.inicio', id === '' ? {} : { aba: id }),
  }))
  return (
    <Page
      title="Privacidade"
      subtitle="O que se guarda de cada pessoa, para quê, até quando e quem viu (LGPD)"
    >
      <PageTabs tabs={tabs} current={atual.id} label="Privacidade" />
      <Box sx={{ pt: { xs: 2, md: 3 } }}>
        <atual.Parte />
      </Box>
    </Page>
  )
}
