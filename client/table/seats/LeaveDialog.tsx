import { useLocation } from 'wouter';
import { Button } from '../../kit/controls/Button.tsx';
import { Dialog } from '../../kit/dialogs/Dialog.tsx';
import { useFrame } from '../context.ts';

interface LeaveDialogProps {
  readonly open: boolean;
  onClose(): void;
  /** Lets a bot play at once. Resolves to whether it does. */
  onGo(): Promise<boolean>;
}

/** Two ways to leave a match that goes on: the others wait, or a bot plays. */
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
