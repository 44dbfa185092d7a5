import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { conferirMapa } from '@rh/domain/importacao/cabecalho'
import { letraDaColuna } from '@rh/domain/importacao/celula'
import type { Coluna } from '@rh/domain/importacao/define'
import { tipoOf } from '@rh/domain/importacao/tipos'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'
import type { EtapaProps } from './etapa-props.ts'
import { FailureAlert } from '../../ui/feedback/FailureAlert.tsx'

interface ColunasProps extends EtapaProps {
  readonly mapa: EtapaProps['importacao']['mapa']
  readonly onMapa: (mapa: EtapaProps['importacao']['mapa']) => void
}

/** Which column of the file is which, with the first rows to tell by. */
export function Colunas({ importacao, mapa, onMapa, onChange }: ColunasProps) {
  const { id, versao, cabecalho, arquivoNome, linhas, jaImportado } = importacao
  const tipo = tipoOf(importacao.tipo)
  const conferir = useSubmit('POST /api/importacao/conferir', { onSuccess: (vista) => onChange(vista) })
  const problemas = conferirMapa(tipo, cabecalho, mapa)
  const impede = problemas.some((problema) => problema.impede)
  return (
    <Section
      title="Confira as colunas"
      subtitle={`${arquivoNome}: ${formatNumber(linhas)} ${linhas === 1 ? 'linha' : 'linhas'}.`}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {jaImportado && (
          <Alert severity="warning" icon={<Icon name="alerta" />}>
            Este mesmo arquivo já foi importado em {formatDateTime(jaImportado.em)}, por {jaImportado.por}. O
            que já está no sistema não é criado de novo.
          </Alert>
        )}
        <Problemas problemas={problemas} />
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {Object.entries(tipo.colunas).map(([nome, coluna]) => (
            <Linha
              key={nome}
              coluna={coluna}
              indice={mapa[nome] ?? null}
              importacao={importacao}
              onIndice={(indice) => onMapa({ ...mapa, [nome]: indice })}
            />
          ))}
        </Box>
        {conferir.error && <FailureAlert error={conferir.error} />}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button
            variant="contained"
            size="large"
            disabled={impede || conferir.isPending}
            onClick={() => conferir.mutate({ body: { id, versao, mapa } })}
          >
            {conferir.isPending ? 'Aguarde…' : 'Conferir a planilha'}
          </Button>
        </Box>
      </Box>
    </Section>
  )
}

const Problemas = ({ problemas }: { readonly problemas: ReturnType<typeof conferirMapa> }) => (
  <>
    {[true, false].map((impede) => {
      const destes = problemas.filter((problema) => problema.impede === impede)
      return (
        destes.length > 0 && (
          <Alert
            key={String(impede)}
            severity={impede ? 'error' : 'info'}
            icon={<Icon name={impede ? 'erro' : 'info'} />}
          >
            <Box
              component="ul"
              sx={{ m: 0, pl: destes.length > 1 ? 2.5 : 0, listStyle: destes.length > 1 ? 'disc' : 'none' }}
            >
              {destes.map(({ mensagem }) => (
                <li key={mensagem}>{mensagem}</li>
              ))}
            </Box>
          </Alert>
        )
      )
    })}
  </>
)

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '4px 16px',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '220px 260px minmax(0, 1fr)' },
}))

interface LinhaProps extends Pick<EtapaProps, 'importacao'> {
  readonly coluna: Coluna
  readonly indice: number | null
  readonly onIndice: (indice: number | null) => void
}

const NENHUMA = -1

function Linha({ coluna: { label, obrigatoria, ajuda }, indice, importacao, onIndice }: LinhaProps) {
  const { cabecalho, amostra } = importacao
  const exemplos =
    indice === null ? [] : amostra.map((linha) => linha[indice] ?? '').filter((texto) => texto !== '')
  return (
    <Item>
      <Box>
        <Typography variant="subtitle2" component="p">
          {label}
          {!obrigatoria && (
            <Typography component="span" variant="caption" color="textSecondary">
              {' '}
              (opcional)
            </Typography>
          )}
        </Typography>
        {ajuda && (
          <Typography variant="caption" color="textSecondary" component="p">
            {ajuda}
          </Typography>
        )}
      </Box>
      <Select
        size="small"
        value={indice ?? NENHUMA}
        error={obrigatoria && indice === null}
        onChange={({ target }) => onIndice(target.value === NENHUMA ? null : target.value)}
        SelectDisplayProps={{ 'aria-label': `Coluna do arquivo para ${label}` }}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
      >
        <MenuItem value={NENHUMA}>{obrigatoria ? 'Escolha a coluna' : 'Não trazer'}</MenuItem>
        {cabecalho.map((titulo, i) => (
          <MenuItem key={letraDaColuna(i)} value={i}>
            {letraDaColuna(i)} · {titulo || '(sem título)'}
          </MenuItem>
        ))}
      </Select>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {exemplos.slice(0, 3).join(' · ')}
      </Typography>
    </Item>
  )
}
