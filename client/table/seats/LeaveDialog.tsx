import { useLocation } from 'wouter';
import { Button } from '../../kit/controls/Button.tsx';
import { Dialog } from '../../kit/dialogs/Dialog.tsx';
import { useFrame } from '../context.ts';

interface LeaveDialogProps {
  readonly open: boolean;
  onClose(): void;
  /** Has a bot play on at once. Whether it came to that. */
  onGo(): Promise<boolean>;
}

/** Two ways away from a match that goes on: to be waited for, or to be stood in for. */
export function LeaveDialog({ open, onClose, onGo }: LeaveDialogProps) {
  const { text } = useFrame();
  const [, navigate] = useLocation();
  const go = async () => {
    if (await onGo()) navigate('/');
  };
  const actions = (
    <>
      <Button onClick={() => void go()}>{text.leaving.goNow}</Button>
      <Button onClick={onClose}>{text.leaving.stay}</Button>
      <Button variant="primary" onClick={() => navigate('/')}>
        {text.leaving.close}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={text.leaving.title} actions={actions}>
      <p>{text.leaving.lead}</p>
    </Dialog>
  );
}
