import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { StatCard } from '../../ui/data/StatCard.tsx'
import { StatusChip, type Tone } from '../../ui/data/StatusChip.tsx'
import { Timeline } from '../../ui/data/Timeline.tsx'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { FailureAlert } from '../../ui/feedback/FailureAlert.tsx'
import { PendenciaList } from '../../ui/feedback/PendenciaList.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { IconTile } from '../../ui/icon/IconTile.tsx'
import { paths } from '../../ui/icon/paths.ts'
import { BuscaArt } from '../../ui/illustration/BuscaArt.tsx'
import { CadeadoArt } from '../../ui/illustration/CadeadoArt.tsx'
import { ErroArt } from '../../ui/illustration/ErroArt.tsx'
import { EsperaArt } from '../../ui/illustration/EsperaArt.tsx'
import { FestaArt } from '../../ui/illustration/FestaArt.tsx'
import { ListaVaziaArt } from '../../ui/illustration/ListaVaziaArt.tsx'
import { SinoArt } from '../../ui/illustration/SinoArt.tsx'
import { Fold } from '../../ui/motion/Fold.tsx'
import { FormStepper, type StepState } from '../../ui/page/FormStepper.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { ListEmpty } from '../../ui/table/ListEmpty.tsx'
import { ListTabs } from '../../ui/table/ListTabs.tsx'
import { nada, row } from './comum.ts'

const tones: readonly Tone[] = ['default', 'info', 'warning', 'success', 'error']
const states: readonly StepState[] = ['completa', 'incompleta', 'com-erro', 'vazia']

const Botoes = () => (
  <Section title="Botões">
    <Box sx={row}>
      {(['contained', 'outlined', 'text'] as const).flatMap((variant) => [
        <Button key={variant} variant={variant}>
          {variant}
        </Button>,
        <Button
          key={`${variant} error`}
          variant={variant}
          color="error"
          startIcon={<Icon name="excluir" size={18} />}
        >
          Excluir
        </Button>,
        <Button key={`${variant} off`} variant={variant} disabled>
          Desativado
        </Button>,
      ])}
      <PlainButton type="button">PlainButton</PlainButton>
      <PlainButton type="button" disabled>
        PlainButton
      </PlainButton>
    </Box>
  </Section>
)

const Dados = () => (
  <Section title="Dados">
    <Box sx={{ ...row, mb: 2 }}>
      {tones.map((tone) => (
        <StatusChip key={tone} tone={tone} label={tone} />
      ))}
    </Box>
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 2 }}>
      {tones.map((tone) => (
        <StatCard key={tone} label={tone} value={1234} icon="relogio" tone={tone} href="#" />
      ))}
      <StatCard label="Carregando" value={undefined} icon="vagas" caption="Ainda não se sabe" />
    </Box>
    <DefinitionList
      items={[
        { label: 'Nome', value: 'Maria de Lourdes' },
        { label: 'Vazio', value: null },
        { label: 'Observação', value: 'Um texto que ocupa a linha inteira.', wide: true },
      ]}
    />
    <Box sx={{ mt: 3 }}>
      <Timeline
        events={tones.map((tone, id) => ({
          id,
          tone,
          title: `Passo ${tone}`,
          at: '2026-01-05T12:00:00Z',
          who: 'Helena',
          text: id === 1 ? 'Com uma observação.' : undefined,
        }))}
      />
    </Box>
  </Section>
)

function Retorno() {
  const [open, setOpen] = useState(false)
  return (
    <Section title="Retorno">
      <PendenciaList
        pendencias={(['bloqueio', 'alerta', 'info'] as const).map((severidade) => ({
          codigo: severidade,
          severidade,
          mensagem: `Uma pendência do tipo ${severidade}.`,
          baseLegal: 'CLT art. 41',
        }))}
      />
      <Box sx={{ ...row, mt: 2 }}>
        <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
          Confirmar…
        </Button>
      </Box>
      <ConfirmDialog
        open={open}
        title="Excluir o rascunho?"
        text="O que foi digitado se perde."
        confirmLabel="Excluir"
        tone="error"
        reason={{ label: 'Motivo', min: 5 }}
        onConfirm={() => setOpen(false)}
        onClose={() => setOpen(false)}
      />
      <ErrorState error={new Error('Falhou')} onRetry={nada} />
      <FailureAlert error={new Error('Falhou')} />
      <ErrorLine onRetry={nada}>Não foi possível ver as tarefas.</ErrorLine>
    </Section>
  )
}

const arts = [BuscaArt, CadeadoArt, ErroArt, EsperaArt, FestaArt, ListaVaziaArt, SinoArt]

const Vazios = () => (
  <Section title="Estados vazios e ilustrações">
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 2 }}>
      {arts.map((Art, index) => (
        <Art key={index} />
      ))}
    </Box>
    <EmptyState illustration={<ListaVaziaArt />} title="Nada por aqui" text="O que fazer agora." />
    <ListEmpty
      list={{
        state: { pagina: 1, porPagina: 25, ordenar: '', busca: 'x', filtros: {}, colunas: [] },
        change: nada,
      }}
      empty={{ title: 'Nada' }}
    />
  </Section>
)

function Dobra() {
  const [open, setOpen] = useState(true)
  return (
    <Box sx={{ mt: 2 }}>
      <Button aria-expanded={open} aria-controls="dobra" onClick={() => setOpen(!open)}>
        Dobrar e desdobrar
      </Button>
      <Fold id="dobra" open={open}>
        O que se dobra fica fora do alcance do teclado e do leitor de tela.
      </Fold>
    </Box>
  )
}

const Navegacao = () => (
  <Section title="Navegação">
    <ListTabs
      label="Situação"
      value="a"
      onChange={nada}
      options={[
        { value: 'a', label: 'Todas', count: 32 },
        { value: 'b', label: 'Rascunho', count: 5 },
      ]}
    />
    <FormStepper
      label="Etapas"
      current="incompleta"
      steps={states.map((state) => ({ id: state, label: state, href: '#', state }))}
    />
    <Dobra />
  </Section>
)

const Icones = () => (
  <Section title="Ícones">
    <Box sx={row}>
      {Object.keys(paths).map((name) => (
        <span key={name} title={name}>
          <Icon name={name} size={24} />
        </span>
      ))}
    </Box>
  </Section>
)

/** Every piece that is not a field. */
export const Pecas = () => (
  <>
    <Botoes />
    <Dados />
    <Retorno />
    <Vazios />
    <Navegacao />
    <Icones />
    <IconTile name="contratos" />
  </>
)
