import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatBytes } from '@rh/domain/http/arquivo'
import { uploadPlanilha, type ImportacaoVista } from '@rh/domain/contract/importacao'
import { LINHAS_MAXIMAS } from '@rh/domain/importacao/define'
import { isEncerrada, PLANILHA_GUARDADA_DIAS } from '@rh/domain/importacao/situacoes'
import { tipoOf, type TipoImportacao } from '@rh/domain/importacao/tipos'
import { Link } from 'react-router'
import { sendFile } from '../../lib/api/send-file.ts'
import { formatNumber } from '../../lib/format.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { FileZone } from '../../ui/upload/FileZone.tsx'
import type { EtapaProps } from './etapa-props.ts'
import { hrefDaEtapa, motivoDaRecusa } from './etapas.ts'

interface PlanilhaProps extends Pick<EtapaProps, 'onChange'> {
  readonly tipo: TipoImportacao
  /** The one that is under way, when the person came back to this step. */
  readonly importacao: ImportacaoVista | undefined
}

/** The template to fill and the spreadsheet to send. */
export function Planilha({ tipo, importacao, onChange }: PlanilhaProps) {
  const { maximo = LINHAS_MAXIMAS, existente } = tipoOf(tipo)
  const { maxBytes } = uploadPlanilha
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {importacao && !isEncerrada(importacao.situacao) && (
        <Alert
          severity="info"
          icon={<Icon name="info" />}
          action={
            <Button color="inherit" size="small" component={Link} to={hrefDaEtapa(tipo, importacao.id)}>
              Continuar
            </Button>
          }
        >
          {importacao.arquivoNome} já foi enviada e continua aqui. Enviar outra começa de novo.
        </Alert>
      )}
      <Section
        title="1. Preencha o modelo"
        subtitle="Com as colunas, as listas de escolha e uma aba que explica cada uma. Se a sua planilha já existe, envie-a como está e escolha as colunas depois."
        actions={
          <DownloadButton
            variant="outlined"
            chamada="GET /api/importacao/modelo/:tipo"
            alvo={{ params: { tipo } }}
          >
            Baixar modelo
          </DownloadButton>
        }
      >
        <Typography variant="body2">{existente}</Typography>
      </Section>
      <Section
        title="2. Envie a planilha"
        subtitle={`A que não for importada em ${PLANILHA_GUARDADA_DIAS} dias é descartada, e o arquivo, apagado.`}
      >
        <FileZone
          what="planilha"
          accept={`.xlsx,.csv,${uploadPlanilha.tipos.join(',')}`}
          rules={`Excel (.xlsx) ou CSV, até ${formatBytes(maxBytes)} e ${formatNumber(maximo)} linhas. Vale a primeira aba.`}
          refuse={(arquivo) => motivoDaRecusa(arquivo, maxBytes)}
          onSend={async (arquivo, onProgress, signal) => {
            const params = { tipo }
            onChange(
              await sendFile('POST /api/importacao/enviar/:tipo', { params, arquivo, onProgress, signal }),
            )
          }}
        />
      </Section>
    </Box>
  )
}
