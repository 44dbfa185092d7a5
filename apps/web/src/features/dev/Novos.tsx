import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { z } from 'zod'
import { Board } from '../../ui/board/Board.tsx'
import { BeforeAfter } from '../../ui/data/BeforeAfter.tsx'
import { CopyText } from '../../ui/data/CopyText.tsx'
import { DayBar } from '../../ui/data/DayBar.tsx'
import { LinkList } from '../../ui/data/LinkList.tsx'
import { OccupancyBar } from '../../ui/data/OccupancyBar.tsx'
import { PlainText } from '../../ui/data/PlainText.tsx'
import { SeatRow } from '../../ui/data/SeatRow.tsx'
import { ChecksInput } from '../../ui/form/inputs/ChecksInput.tsx'
import { DecimalInput } from '../../ui/form/inputs/DecimalInput.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { FormGrid } from '../../ui/form/FormGrid.tsx'
import { ManyInput } from '../../ui/form/inputs/ManyInput.tsx'
import { SuggestInput } from '../../ui/form/inputs/SuggestInput.tsx'
import { TagsInput } from '../../ui/form/inputs/TagsInput.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { LettersSwitch } from '../../ui/teclas/LettersSwitch.tsx'
import { LegendaDeTeclas } from '../../ui/teclas/LegendaDeTeclas.tsx'
import { Tecla } from '../../ui/teclas/Tecla.tsx'
import { nada, row } from './comum.ts'

const ocupacoes = [
  { planned: 4, filled: 4, incoming: 0 },
  { planned: 4, filled: 2, incoming: 1 },
  { planned: 4, filled: 5, incoming: 0 },
  { planned: 0, filled: 0, incoming: 0 },
]

/** How full posts and days are. */
export const Medidas = () => (
  <Section title="Medidas">
    <Box sx={{ display: 'grid', gap: 2 }}>
      {ocupacoes.map((ocupacao) => (
        <OccupancyBar key={ocupacao.filled} {...ocupacao} />
      ))}
      <SeatRow seats={5} names={['Maria de Lourdes', 'José Antônio']} incoming={['Benedita Conceição']} />
      <SeatRow seats={1} names={['Maria de Lourdes', 'José Antônio']} incoming={[]} />
      <DayBar parts={[{ inicio: 0.3, fim: 0.5 }]} />
      <DayBar parts={[{ inicio: 0.3, fim: 0.5 }]} strong now={0.4} />
      <DayBar
        parts={[
          { inicio: 0.2, fim: 0.5 },
          { inicio: 0.4, fim: 0.7, wrong: true },
        ]}
      />
      <BeforeAfter
        before="Hoje"
        after="Depois"
        rows={[
          { label: 'Cargo', before: 'Auxiliar de limpeza', after: 'Líder de limpeza' },
          { label: 'Escala', before: '5x2', after: '5x2' },
          { label: 'Salário', before: 'R$ 1.780,23', after: null },
        ]}
      />
      <Box sx={row}>
        <CopyText text="2026-00001">Copiar número</CopyText>
        <CopyText text="2026-00001" variant="contained">
          Copiar número
        </CopyText>
      </Box>
      <PlainText>{'Texto como foi digitado.\nVeja https://exemplo.com.br/agenda.'}</PlainText>
    </Box>
  </Section>
)

const colunas = [
  { key: 'a', title: 'Solicitada', tone: 'info', total: 2, open: true, cards: ['Maria', 'José'] },
  { key: 'b', title: 'Aprovada', tone: 'success', total: 0, open: false, cards: [] },
] as const

/** Records by stage, and a few of them that lead somewhere. */
export const Quadros = () => (
  <Section title="Quadro e links">
    <Board
      label="Exemplo de quadro"
      empty="Nada aqui."
      columns={colunas.map(({ cards, ...coluna }) => ({
        ...coluna,
        cards: cards.map((nome) => ({ key: nome, content: <a href="#quadro">{nome}</a> })),
      }))}
    />
    <LinkList
      empty="Nada vence."
      items={[
        {
          key: 1,
          href: '#quadro',
          title: 'Maria de Lourdes',
          detail: 'Hospital · início em 01/12/2026',
          chip: { label: 'Amanhã', tone: 'warning' },
        },
      ]}
    />
  </Section>
)

const escalas = [
  { value: '5x2', label: '5x2' },
  { value: '12x36', label: '12x36', detail: 'Um dia sim, um dia não' },
]

const Campos = ({ disabled = false }: { readonly disabled?: boolean }) => (
  <FormGrid>
    <ChecksInput source="escalas" label="Várias de poucas" options={escalas} disabled={disabled} />
    <ManyInput
      source="varias"
      label="Várias de muitas"
      placeholder="Todas as escalas"
      options={escalas}
      disabled={disabled}
    />
    <DecimalInput source="tarifa" label="Decimal" end="%" cols={6} disabled={disabled} />
    <SuggestInput
      source="tamanho"
      label="Com sugestões"
      suggestions={['P', 'M', 'G']}
      cols={6}
      disabled={disabled}
    />
    <TagsInput source="tags" label="Vários valores" disabled={disabled} />
  </FormGrid>
)

const livre = z.looseObject({})
const vazio = { escalas: ['5x2'], varias: ['12x36'], tarifa: null, tamanho: '', tags: ['um', 'dois'] }
const nome = z.object({ nome: z.string().min(1, 'Campo obrigatório') })

function Dialogo() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Formulário em diálogo
      </Button>
      {open && (
        <FormDialog
          title="Novo exemplo"
          text="O que se pede, e para quê."
          schema={nome}
          defaultValues={{ nome: '' }}
          submitLabel="Criar"
          onSubmit={() => Promise.resolve()}
          onClose={() => setOpen(false)}
        >
          <TextInput source="nome" label="Nome" />
        </FormDialog>
      )}
    </>
  )
}

/** Inputs that few forms have, and a form over the page. */
export const MaisCampos = () => (
  <Section title="Mais campos" actions={<Dialogo />}>
    {[false, true].map((disabled) => (
      <Form key={String(disabled)} schema={livre} defaultValues={vazio} onSubmit={nada} guarded={false}>
        <Campos disabled={disabled} />
      </Form>
    ))}
  </Section>
)

const daLista = [
  { tecla: 'j', nome: 'Próxima linha', curto: 'navegar', fazer: () => {} },
  { tecla: 'k', nome: 'Linha anterior', curto: 'navegar', fazer: () => {} },
  { tecla: 'x', nome: 'Marcar a linha', curto: 'marcar', fazer: () => {} },
]

/** Shortcuts, their line and their switch. */
export const Teclado = () => (
  <Section title="Teclado">
    <Box sx={row}>
      {['j', 'shift+a', 'ctrl+enter', 'escape', 'arrowup', '+'].map((tecla) => (
        <Tecla key={tecla} tecla={tecla} />
      ))}
    </Box>
    <LegendaDeTeclas teclas={daLista} />
    <LettersSwitch />
  </Section>
)
