import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { Section } from '../../ui/page/Section.tsx'
import { atos, atosQueCabem, OBSERVAR, type NomeDoAto } from './atos.ts'
import type { Registro } from './registro.ts'

/** Forms, which come for who opens one. */
const Escrever = lazyPart('Escrever', async () => (await import('./Escrever.tsx')).Escrever)
const Observar = lazyPart('Observar', async () => (await import('./Escrever.tsx')).Observar)

interface AtosProps {
  readonly registro: Registro
  readonly readOnly: boolean
}

const EDITAROBS = 'editarobs'

type Aberto = NomeDoAto | typeof EDITAROBS

/** What is recorded after a leave was informed: INSS, CAT, the return exam, and what else there is to say. */
export function Atos({ registro, readOnly }: AtosProps) {
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const nomes = atosQueCabem(registro)
  const observa = registro.atos.includes(EDITAROBS)
  if (readOnly || (nomes.length === 0 && !observa)) return null
  const fechar = (): void => setAberto(null)
  return (
    <Section title="Registrar" subtitle="O que acontece depois de informado.">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {nomes.map((nome) => (
          <Button
            key={nome}
            variant="outlined"
            onPointerEnter={Escrever.prefetch}
            onFocus={Escrever.prefetch}
            onClick={() => setAberto(nome)}
          >
            {atos[nome].label}
          </Button>
        ))}
        {observa && (
          <Button
            color="inherit"
            onPointerEnter={Observar.prefetch}
            onFocus={Observar.prefetch}
            onClick={() => setAberto(EDITAROBS)}
          >
            {OBSERVAR}
          </Button>
        )}
      </Box>
      {aberto === EDITAROBS && <Observar registro={registro} onClose={fechar} />}
      {aberto !== null && aberto !== EDITAROBS && (
        <Escrever key={aberto} nome={aberto} registro={registro} onClose={fechar} />
      )}
    </Section>
  )
}
