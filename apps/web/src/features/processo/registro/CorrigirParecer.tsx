import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { useTela } from '../tela.ts'
import type { ParecerAbertoProps } from './ParecerAberto.tsx'

const ParecerAberto = lazyPart(
  'ParecerAberto',
  async () => (await import('./ParecerAberto.tsx')).ParecerAberto,
)

/** A parecer that this person's sector gave and may say again, while nothing rests on it. */
export function CorrigirParecer(props: ParecerAbertoProps) {
  const [aberto, setAberto] = useState(false)
  const label = useTela().process.pareceres[props.nome]?.label ?? props.nome
  if (aberto) return <ParecerAberto {...props} onCorrigido={() => setAberto(false)} />
  return (
    <Section
      // A sheet of the same name may stand beside it.
      title={`Parecer: ${label}`}
      subtitle="Seu setor já deu este parecer. Até a próxima decisão ele pode ser corrigido; o histórico guarda o motivo."
    >
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Icon name="editar" size={18} />}
        onClick={() => setAberto(true)}
      >
        Corrigir parecer
      </Button>
    </Section>
  )
}
