import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, useState, type ReactNode } from 'react'
import { DefinitionList, type Definition } from '../../../ui/data/DefinitionList.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Fold } from '../../../ui/motion/Fold.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import type { EtapasDoFormulario, Rascunho } from '../form/formulario.ts'
import { duasColunas, itensDe } from '../form/itens.ts'
import type { Rotulos } from '../rotulos.ts'
import { useTela } from '../tela.ts'
import { LinhaDobrada } from './Dobrado.tsx'

interface DadosPorEtapaProps {
  readonly form: EtapasDoFormulario
  readonly dados: Rascunho
  readonly rotulos: Rotulos
  /** Fields told elsewhere on the page, left out of the one-line summaries. */
  readonly ditos?: readonly string[]
  /** First content of a step, by its name. */
  readonly antes?: Readonly<Record<string, ReactNode>>
}

const simOuNao: readonly unknown[] = ['Sim', 'Não']

/** A step in one line: its values, with their label where the value alone says nothing. */
export const emUmaLinha = (itens: readonly Definition[]): string =>
  itens
    .flatMap(({ label, value }) => (typeof value === 'string' && value !== '' ? [{ label, value }] : []))
    .map(({ label, value }) => (simOuNao.includes(value) ? `${label}: ${value.toLowerCase()}` : value))
    .join(' · ')

/** Form step by step, each folded to one line, limited to what this person may see; empty steps are left out. */
export function DadosPorEtapa({ form, dados, rotulos, ditos = [], antes = {} }: DadosPorEtapaProps) {
  const { textos } = useTela()
  const etapas = Object.entries(form.etapas).flatMap(([etapa, { label }]) => {
    const itens = itensDe({ form, dados, etapa, rotulos })
    const novos = itensDe({ form, dados: { [etapa]: sem(dados[etapa], ditos) }, etapa, rotulos })
    return itens.length > 0 || antes[etapa] ? [{ etapa, label, itens, resumo: emUmaLinha(novos) }] : []
  })
  const [abertas, setAbertas] = useState<readonly string[]>([])
  const todas = abertas.length === etapas.length
  return (
    <Section
      flush
      dense
      title={`Dados d${textos.o} ${textos.um}`}
      actions={
        <Button size="small" onClick={() => setAbertas(todas ? [] : etapas.map(({ etapa }) => etapa))}>
          {todas ? 'Fechar todos' : 'Abrir todos'}
        </Button>
      }
    >
      {etapas.map(({ etapa, label, itens, resumo }) => (
        <Etapa
          key={etapa}
          label={label}
          resumo={resumo}
          aberta={abertas.includes(etapa)}
          onAbrir={() =>
            setAbertas(
              abertas.includes(etapa) ? abertas.filter((outra) => outra !== etapa) : [...abertas, etapa],
            )
          }
        >
          {antes[etapa]}
          <DefinitionList items={itens} />
        </Etapa>
      ))}
    </Section>
  )
}

const sem = (sheet: Rascunho[string], ditos: readonly string[]): Rascunho[string] =>
  sheet && Object.fromEntries(Object.entries(sheet).filter(([campo]) => !ditos.includes(campo)))

interface EtapaProps {
  readonly label: string
  readonly resumo: string
  readonly aberta: boolean
  readonly onAbrir: () => void
  readonly children: ReactNode
}

function Etapa({ label, resumo, aberta, onAbrir, children }: EtapaProps) {
  const id = useId()
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component="h3" sx={{ m: 0, font: 'inherit' }}>
        <LinhaDobrada type="button" data-junta aria-expanded={aberta} aria-controls={id} onClick={onAbrir}>
          <span className="abre">
            <Icon name="abre-direita" size={16} />
          </span>
          <Box component="strong" sx={{ flex: { sm: '0 0 148px' } }}>
            {label}
          </Box>
          <span className="resumo">{resumo}</span>
        </LinhaDobrada>
      </Box>
      <Fold id={id} open={aberta}>
        <Box sx={{ px: 3, pt: 1, pb: 3, display: 'grid', gap: 2, ...duasColunas }}>{children}</Box>
      </Fold>
    </Box>
  )
}
