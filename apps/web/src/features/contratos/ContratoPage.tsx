import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { situacoesContrato } from '@rh/domain/contratos/situacao'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { AditivoDialog } from './aditivo/AditivoDialog.tsx'
import { CorrigirDialog } from './CorrigirDialog.tsx'
import { Dados } from './Dados.tsx'
import { Documentos } from './Documentos.tsx'
import { QuemTirou } from './dossie/QuemTirou.tsx'
import { Economia } from './Economia.tsx'
import { EncerrarDialog } from './EncerrarDialog.tsx'
import { Historia } from './Historia.tsx'
import { Ocupacao } from './Ocupacao.tsx'
import { Preclusao, Precos } from './Precos.tsx'
import type { Contrato } from './queries.ts'
import { ID_SAIDAS, Saidas } from './Saidas.tsx'
import { ReabrirDialog } from './ReabrirDialog.tsx'
import { contar, emDias } from './textos.ts'

interface ContratoPageProps {
  readonly contrato: Contrato
  /** The figures are those of another day, until the asked ones arrive. */
  readonly stale: boolean
}

/** One contract: who is where, how it ends, what it costs and what happened to it. */
export function ContratoPage({ contrato, stale }: ContratoPageProps) {
  const canOpen = useCanOpen()
  const podeMudar = canOpen('contratos.novo')
  const { numero, objeto, cliente, situacao } = contrato
  return (
    <Page
      title={cliente.nomeFantasia}
      status={<StatusChip {...situacoesContrato[situacao]} />}
      subtitle={`Contrato ${numero} · ${objeto}`}
      actions={
        <Lado>
          {situacao !== 'a_iniciar' && <VerDossie id={contrato.id} />}
          {canOpen('cobertura.inicio') && situacao !== 'encerrado' && <VerCobertura id={contrato.id} />}
          {podeMudar && <Acoes contrato={contrato} />}
        </Lado>
      }
    >
      <Fim contrato={contrato} />
      <Preclusao contrato={contrato} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, lg: 3 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 } }}>
          <Ocupacao contrato={contrato} stale={stale} />
          <Saidas contrato={contrato} />
        </Box>
        <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 } }}>
          <Dados contrato={contrato} />
          <Economia contrato={contrato} />
          <Precos contrato={contrato} />
          <Documentos contrato={contrato} podeMudar={podeMudar} />
          {situacao !== 'a_iniciar' && <QuemTirou contratoId={contrato.id} />}
          <Historia contrato={contrato} podeMudar={podeMudar} />
        </Box>
      </Box>
    </Page>
  )
}

/** On a phone three beside each other, in their words alone: two rows of them before the contract, not three. */
const Lado = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    width: '100%',
    '& > .MuiButton-root': {
      flex: '1 1 calc((100% - 16px) / 3)',
      minHeight: 44,
      paddingInline: 6,
      whiteSpace: 'normal',
      lineHeight: 1.25,
    },
    '& .MuiButton-startIcon': { display: 'none' },
  },
}))

/** Who covers whom in the contract over the next days. */
const VerCobertura = ({ id }: { readonly id: number }) => (
  <Button
    component={Link}
    to={`${hrefOf(useSetor(), 'cobertura.inicio')}?contratoId=${id}`}
    variant="outlined"
    color="inherit"
    startIcon={<Icon name="cobertura" size={18} />}
  >
    Cobertura
  </Button>
)

/** What the client may ask for of each month, and who took it. */
const VerDossie = ({ id }: { readonly id: number }) => (
  <Button
    component={Link}
    to={hrefOf(useSetor(), 'contratos.dossie', { id })}
    variant="outlined"
    color="inherit"
    startIcon={<Icon name="anexo" size={18} />}
  >
    Dossiê
  </Button>
)

/** The end that comes near, in the words of what has to be done. */
function Fim({
  contrato: { alerta, faltam, termino, saidas, situacao, encerramentoMotivo, ocupacao },
}: {
  readonly contrato: Contrato
}) {
  if (alerta === null && situacao !== 'encerrado' && encerramentoMotivo === null) return null
  const gente = saidas.length
  const grave = gente > 0 && (situacao === 'encerrado' || (alerta ?? 120) <= 60)
  return (
    <Alert
      severity={grave ? 'error' : gente > 0 ? 'warning' : 'info'}
      icon={<Icon name={gente > 0 ? 'alerta' : 'info'} />}
      sx={{ mb: { xs: 2, lg: 3 } }}
      action={
        gente > 0 && (
          <Button component="a" href={`#${ID_SAIDAS}`} color="inherit" size="small">
            Ver quem
          </Button>
        )
      }
    >
      <strong>{`O contrato ${emDias(faltam)}, em ${formatDate(termino)}.`}</strong>
      {encerramentoMotivo && <div>Encerrado antes do fim: {encerramentoMotivo}</div>}
      <div>
        {gente > 0
          ? `${contar(gente, 'pessoa precisa', 'pessoas precisam')} ser ${gente === 1 ? 'remanejada ou desligada' : 'remanejadas ou desligadas'}.`
          : ocupacao.ocupado > 0
            ? 'Todas as pessoas já têm destino.'
            : 'Não há ninguém nos postos.'}
      </div>
    </Alert>
  )
}

type Aberto = 'aditivo' | 'renovar' | 'dados' | 'encerrar' | 'reabrir' | null

function Acoes({ contrato }: { readonly contrato: Contrato }) {
  const [aberto, setAberto] = useState<Aberto>(null)
  const fechar = (): void => setAberto(null)
  const { situacao } = contrato
  const encerrado = contrato.encerramentoMotivo !== null
  const acabando = !encerrado && (situacao === 'vencendo' || situacao === 'encerrado')
  return (
    <>
      {!encerrado && situacao !== 'encerrado' && (
        <Button color="error" onClick={() => setAberto('encerrar')}>
          Encerrar antes
        </Button>
      )}
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Icon name="editar" size={18} />}
        onClick={() => setAberto('dados')}
      >
        Corrigir dados
      </Button>
      {encerrado && (
        <Button variant="contained" onClick={() => setAberto('reabrir')}>
          Reabrir
        </Button>
      )}
      {acabando && (
        <Button variant="contained" onClick={() => setAberto('renovar')}>
          Renovar por 12 meses
        </Button>
      )}
      {!encerrado && (
        <Button
          variant={acabando ? 'outlined' : 'contained'}
          startIcon={<Icon name="mais" size={18} />}
          onClick={() => setAberto('aditivo')}
        >
          Novo aditivo
        </Button>
      )}
      {aberto === 'aditivo' && <AditivoDialog contrato={contrato} onClose={fechar} />}
      {aberto === 'renovar' && <AditivoDialog contrato={contrato} renovar onClose={fechar} />}
      {aberto === 'reabrir' && <ReabrirDialog contrato={contrato} onClose={fechar} />}
      {aberto === 'dados' && <CorrigirDialog contrato={contrato} onClose={fechar} />}
      {aberto === 'encerrar' && <EncerrarDialog contrato={contrato} onClose={fechar} />}
    </>
  )
}
