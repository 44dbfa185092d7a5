import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { Section } from '../../ui/page/Section.tsx'
import { atos, type Ato, type NomeDoAto } from './atos.ts'
import type { Registro } from './registro.ts'

/** A form, which comes for who opens it. */
const Escrever = lazyPart('Escrever', async () => (await import('./Escrever.tsx')).Escrever)

interface AtosProps {
  readonly registro: Registro
  readonly readOnly: boolean
}

const cabe = (ato: Ato, registro: Registro): boolean => ato.cabe?.(registro) ?? true

const isNome = (nome: string): nome is NomeDoAto => Object.hasOwn(atos, nome)

/** What is recorded after it was asked for: the calculation put right, what came later, whether the person may come back. */
export function Atos({ registro, readOnly }: AtosProps) {
  const [aberto, setAberto] = useState<NomeDoAto | null>(null)
  const nomes = registro.atos.filter(isNome).filter((nome) => cabe(atos[nome], registro))
  if (readOnly || nomes.length === 0) return null
  return (
    <Section title="Registrar" subtitle="O que se soube depois do pedido.">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {nomes.map((nome) => (
          <Button
            key={nome}
            variant="outlined"
            color="inherit"
            onPointerEnter={Escrever.prefetch}
            onFocus={Escrever.prefetch}
            onClick={() => setAberto(nome)}
          >
            {atos[nome].label}
          </Button>
        ))}
      </Box>
      {aberto !== null && (
        <Escrever key={aberto} nome={aberto} registro={registro} onClose={() => setAberto(null)} />
      )}
    </Section>
  )
}
