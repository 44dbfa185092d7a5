import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Section } from '../../ui/page/Section.tsx'
import { EscreverAto, gravadosDe } from '../processo/atos/EscreverAto.tsx'
import { preenchidos } from '../processo/form/folha/folha.ts'
import { atosQueEscrevem, type Ato, type NomeDoAto } from './declarados.tsx'
import type { Registro } from './registro.ts'

interface AtosProps {
  readonly registro: Registro
  readonly readOnly: boolean
}

const cabe = (ato: Ato, registro: Registro): boolean => ato.cabe?.(registro) ?? true

const inicioDe = ({ campos, proposta }: Ato, registro: Registro) => ({
  ...gravadosDe(campos, registro.dados),
  ...proposta?.(registro),
})

const isNome = (nome: string): nome is NomeDoAto => Object.hasOwn(atosQueEscrevem, nome)

/** What is recorded after it was asked for: the calculation put right, what came later, whether the person may come back. */
export function Atos({ registro, readOnly }: AtosProps) {
  const [aberto, setAberto] = useState<NomeDoAto | null>(null)
  const nomes = registro.atos.filter(isNome).filter((nome) => cabe(atosQueEscrevem[nome], registro))
  if (readOnly || nomes.length === 0) return null
  return (
    <Section title="Registrar" subtitle="O que se soube depois do pedido.">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {nomes.map((nome) => (
          <Button key={nome} variant="outlined" color="inherit" onClick={() => setAberto(nome)}>
            {atosQueEscrevem[nome].label}
          </Button>
        ))}
      </Box>
      {aberto !== null && (
        <EscreverAto
          key={aberto}
          ato={atosQueEscrevem[aberto]}
          chamada={`POST /api/demissao/${aberto}`}
          registro={registro}
          inicio={inicioDe(atosQueEscrevem[aberto], registro)}
          dadosDe={preenchidos}
          onClose={() => setAberto(null)}
        />
      )}
    </Section>
  )
}
