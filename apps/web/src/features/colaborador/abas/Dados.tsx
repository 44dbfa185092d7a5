import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { blocoNomes, blocos, type Bloco } from '@rh/domain/colaborador/blocos'
import { camposPessoa, type CampoPessoa } from '@rh/domain/colaborador/campos'
import { useState } from 'react'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { DadosDialog } from '../DadosDialog.tsx'
import type { Ficha } from '../queries.ts'
import { escreverCampo } from '../valores.ts'

/** The person's data in parts; each with its own correction, for who may make it. */
export function Dados({ ficha }: { readonly ficha: Ficha }) {
  const [bloco, setBloco] = useState<Bloco | null>(null)
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {blocoNomes.map((nome) => (
        <Parte key={nome} bloco={nome} ficha={ficha} onEdit={() => setBloco(nome)} />
      ))}
      {bloco && <DadosDialog bloco={bloco} ficha={ficha} onClose={() => setBloco(null)} />}
    </Box>
  )
}

const camposDo = (bloco: Bloco): CampoPessoa[] => Object.keys(blocos[bloco].schema.shape) as CampoPessoa[]

interface ParteProps {
  readonly bloco: Bloco
  readonly ficha: Ficha
  readonly onEdit: () => void
}

/** A part of which the person sees nothing is not there. */
function Parte({ bloco, ficha, onEdit }: ParteProps) {
  const campos = [...(bloco === 'pessoais' ? (['cpf'] as const) : []), ...camposDo(bloco)]
  const visiveis = campos.filter((campo) => campo in ficha.pessoa)
  if (visiveis.length === 0) return null
  const { label } = blocos[bloco]
  return (
    <Section
      title={label}
      actions={
        ficha.edita.includes(bloco) && (
          <Button
            size="small"
            startIcon={<Icon name="editar" size={18} />}
            onClick={onEdit}
            aria-label={`Corrigir: ${label}`}
          >
            Corrigir
          </Button>
        )
      }
    >
      <DefinitionList
        items={visiveis.map((campo) => ({
          label: camposPessoa[campo],
          value: escreverCampo(campo, ficha.pessoa[campo], ficha.nomes),
        }))}
      />
    </Section>
  )
}
